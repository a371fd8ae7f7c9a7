const frame = {
  title: 'Not built yet',
  text: 'This page is in the making. What stands below is what it will do; nothing of it works yet, and no figure is shown before it is real.',
  will: 'What will be here',
  works: 'What works today',
  explorer: 'Look at every block as it is sealed',
  energy: 'Collect energy and see your block',
  pages: {
    systemStatus: {
      first: 'Four services, checked every 30 seconds',
      second: 'The last 90 days, day by day',
      third: 'What was wrong, and for how long',
    },
  },
} as const;

export default frame;
