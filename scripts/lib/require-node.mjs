// Plain JavaScript without imports: this must run, and explain itself, on a Node that is too old for the rest.
var parts = process.versions.node.split('.').map(Number);
if (parts[0] < 20 || (parts[0] === 20 && parts[1] < 19)) {
  console.error(
    'Nova needs Node 20.19 or newer; this is ' +
      process.versions.node +
      '. Install a newer Node and try again.',
  );
  process.exit(78);
}
