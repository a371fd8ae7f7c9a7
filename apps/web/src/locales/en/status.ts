const status = {
  lede: 'Your browser asks four services every 30 seconds and waits one second for each. Our own worker does the same around the clock; the bars and lines below are what it found.',
  historyAway: 'The history cannot be read right now. What your browser finds is shown all the same.',
  every: 'A bar is a day in UTC, its height the checks of that day.',
  overall: {
    checking: 'Being checked',
    healthy: 'Healthy, {{percent}}',
    degraded: 'Degraded, {{percent}}',
    critical: 'Critical, {{percent}}',
    answering_one: '{{count}} of {{all}} services answers',
    answering_other: '{{count}} of {{all}} services answer',
    checked: 'checked',
  },
  states: { pending: 'Being checked', sealed: 'Answering', failed: 'No answer in time' },
  services: {
    title: 'Services',
    presale_phases: { name: 'Pre-sale data', asks: 'reads the table of phases' },
    website: { name: 'Website', asks: 'asks for /robots.txt' },
    nova_rpc: { name: 'Chain', asks: 'asks the node for its chain id' },
    energy_points: { name: 'Energy Points', asks: 'asks for the list of actions' },
  },
  days: {
    label: '{{name}}, last 90 days: {{available}}',
    uptime: '{{share}} in 90 days',
    none: 'not checked yet',
    today: 'today',
    keyOk: 'answered',
    keyFault: 'no answer',
  },
  latency: { label: 'Time to answer, last 30 minutes', over: 'over {{seconds}} s' },
  incidents: {
    earlier: 'Earlier incidents',
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
    noneText: 'When something goes wrong, it stands here from the first word to the last.',
  },
  maintenance: {
    now: 'Maintenance is under way: {{title}}.',
    planned: 'Planned maintenance: {{title}}.',
    span: '{{start}} to {{end}}',
  },
  links: { json: 'Status for programs (JSON)', feed: 'Feed of incidents (Atom)' },
} as const;

export default status;
