// Plain JavaScript without imports, because it must run and print its message on a Node.js that is too old
// for the rest. Odd versions are experimental and soon lose support; 22.0 to 22.11 cannot build the
// website.
var parts = process.versions.node.split('.').map(Number);
var major = parts[0];
var minor = parts[1];
var isSupported =
  (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || (major >= 24 && major % 2 === 0);
if (!isSupported) {
  console.error(
    'Nova needs Node 20.19, 22.12, 24, 26 or a newer even version; this is Node ' +
      process.versions.node +
      '. Install Node 24 and try again.',
  );
  process.exit(78);
}
