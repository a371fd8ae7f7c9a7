// Clients that continuously log in by password. `sign-in-load.ts` starts this process and asks for its
// progress.
const [url = '', people = '1'] = process.argv.slice(2);
let count = 0;
const over = new AbortController();

async function signIn(person: number): Promise<void> {
  for (let i = 0; !over.signal.aborted; i++) {
    // The account does not exist: the same hash is computed, and no other work delays the answer.
    const body = JSON.stringify({ email: `crowd-${person}-${i}@example.org`, password: 'not the password' });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${url}/auth/v1/sign-in`, { method: 'POST', headers, body });
    await response.arrayBuffer();
    if (response.status !== 401) throw new Error(`A login returned ${response.status}`);
    count += 1;
  }
}

const crowd = Array.from({ length: Number(people) }, (_, person) => signIn(person));
process.once('message', () => {
  over.abort();
  void Promise.all(crowd).then(() => process.send?.(count));
});
process.send?.('ready');
