const status = {
  lede: 'Your browser checks four services every 30 seconds and allows each one second to respond. Our own monitor does the same around the clock; the charts below show its results.',
  historyAway: 'The history isn’t available right now. You can still see your browser’s own checks.',
  every: 'Each bar is one UTC day, split into answered and failed checks.',
  overall: {
    checking: 'Checking…',
    healthy: 'Healthy, {{percent}}',
    degraded: 'Degraded, {{percent}}',
    critical: 'Critical, {{percent}}',
    answering_one: '{{count}} of {{all}} services is up',
    answering_other: '{{count}} of {{all}} services are up',
    checked: 'last check',
  },
  states: { pending: 'Checking', sealed: 'Up', failed: 'No response' },
  services: {
    title: 'Services',
    presale_phases: { name: 'Presale data', asks: 'reads the presale phases' },
    website: { name: 'Website', asks: 'requests /robots.txt' },
    nova_rpc: { name: 'Chain', asks: 'requests the chain ID from the node' },
    energy_points: { name: 'Energy Points', asks: 'requests the list of actions' },
  },
  days: {
    label: '{{name}}, last 90 days: {{available}}',
    uptime: '{{share}} over 90 days',
    none: 'not checked yet',
    today: 'today',
    keyOk: 'answered',
    keyError: 'no answer',
  },
  latency: { label: 'Response time, last 30 minutes', over: 'over {{seconds}} s' },
  incidents: {
    earlier: 'Past incidents',
    steps: {
      investigating: 'Investigating',
      identified: 'Identified',
      monitoring: 'Monitoring',
      resolved: 'Resolved',
    },
    affects: 'Affects: {{affected}}',
    older: 'Show older incidents',
    failed: 'The incidents could not be loaded.',
    none: 'No incidents',
    noneText: 'Incidents are posted here with every update until they are resolved.',
  },
  maintenance: {
    now: 'Maintenance in progress: {{title}}.',
    planned: 'Planned maintenance: {{title}}.',
    span: '{{start}} to {{end}}',
  },
  links: { json: 'Status API (JSON)', feed: 'Incident feed (Atom)' },
} as const;

export default status;
