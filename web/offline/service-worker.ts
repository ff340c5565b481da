/**
 * Keeps the files of the page in the browser, so that it works without a network. All files of one build are
 * kept together; those of earlier builds go when no page uses them any more.
 */

/** The build's version and files. */
interface Build {
  readonly version: string;
  readonly files: readonly string[];
}

/** The used part of a service worker's scope, whose types differ from those of a window. */
interface Scope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  addEventListener(name: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchedEvent) => void): void;
}

interface LifeEvent {
  waitUntil(done: Promise<unknown>): void;
}

interface FetchedEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const PREFIX = 'page-';
const scope = self as unknown as Scope;

scope.addEventListener('install', (event) => event.waitUntil(keepAll()));
scope.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOwn = request.method === 'GET' && new URL(request.url).origin === scope.location.origin;
  if (isOwn) event.respondWith(kept(request));
});

async function readBuild(): Promise<Build> {
  const answer = await fetch('./files.json', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`files.json could not be read (${answer.status})`);
  return (await answer.json()) as Build;
}

async function keepAll(): Promise<void> {
  const { version, files } = await readBuild();
  const cache = await caches.open(PREFIX + version);
  await cache.addAll(files.map((file) => new Request(`./${file}`, { cache: 'no-cache' })));
}

async function dropOthers(): Promise<void> {
  await scope.clients.claim();
  const { version } = await readBuild();
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== PREFIX + version);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** The file as it was kept, else from the network. */
async function kept(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const wanted = pathname.endsWith('/') ? `${pathname}index.html` : request;
  return (await caches.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}
