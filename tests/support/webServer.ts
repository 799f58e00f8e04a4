import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findProgram, type ServerName } from './programs';

interface WebServer {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** How a server is started: its arguments, and what it reads from the environment. */
interface Start {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Serves copies of `dist` in the given folders, with the server’s file in `hosting`. Throws if the server stops at once. */
export async function startWebServer(
  name: ServerName,
  folders: readonly string[],
): Promise<WebServer> {
  const temporary = mkdtempSync(join(tmpdir(), `${name}-`));
  const root = join(temporary, 'root');
  for (const folder of folders) cpSync('dist', join(root, folder), { recursive: true });
  const port = await freePort();
  const program = findProgram(name) ?? name;
  const start = { nginx: startOfNginx, caddy: startOfCaddy }[name];
  const { args, env } = start({ program, temporary, root, port });
  const server = spawn(program, args, { env: { ...process.env, ...env } });
  let output = '';
  server.stderr.on('data', (text) => {
    output += text;
  });
  const address = `http://localhost:${port}/`;
  while (!(await fetch(address).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`${name} does not start: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    address,
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      rmSync(temporary, { recursive: true });
    },
  };
}

interface Place {
  readonly program: string;
  readonly temporary: string;
  readonly root: string;
  readonly port: number;
}

/** Only `listen` and `root` differ from the file, as docs/hosting.md says. What surrounds it is usually the system’s. */
function startOfNginx({ program, temporary, root, port }: Place): Start {
  const site = readFileSync('hosting/nginx.conf', 'utf8')
    .replace(/^ {4}listen .*;$/m, `    listen localhost:${port};`)
    .replace(/^ {4}root .*;$/m, `    root ${root};`);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => {
    mkdirSync(join(temporary, kind));
    return `${kind}_temp_path ${join(temporary, kind)};`;
  });
  // `nginx -V` says where its own configuration is, with the types of files beside it.
  const { stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' });
  const [, ownConfig = '/etc/nginx/nginx.conf'] = /--conf-path=(\S+)/.exec(stderr) ?? [];
  const config = `
    daemon off;
    master_process off;
    pid ${join(temporary, 'pid')};
    error_log stderr;
    events {}
    http {
      include ${join(dirname(ownConfig), 'mime.types')};
      default_type application/octet-stream;
      access_log off;
      ${folders.join('\n')}
      ${site}
    }`;
  writeFileSync(join(temporary, 'nginx.conf'), config);
  return { args: ['-e', 'stderr', '-c', join(temporary, 'nginx.conf')], env: {} };
}

function startOfCaddy({ temporary, root, port }: Place): Start {
  return {
    args: ['run', '--config', 'hosting/Caddyfile', '--adapter', 'caddyfile'],
    env: {
      ADDRESS: `http://localhost:${port}`,
      ROOT: root,
      CADDY_ADMIN: `unix/${join(temporary, 'admin')}`,
      XDG_CONFIG_HOME: temporary,
      XDG_DATA_HOME: temporary,
    },
  };
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
