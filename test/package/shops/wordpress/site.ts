import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort } from '../../../harness/browsers/free-port.ts'
import { startMariaDb } from './database.ts'

/** A WordPress with the plugin, on which nobody has signed in. */
export type WordPress = {
  address: string
  /** Runs PHP inside it, and returns what it prints. */
  php: (code: string) => string
  /** What PHP has complained about since the start, in the plugin or because of it. */
  complaints: () => string[]
  stop: () => Promise<void>
}

const PACKAGED = '/usr/share/wordpress'
const OWN = 'test/package/shops/wordpress'
const FOLDER = resolve('.build/shops/wordpress')

/** WordPress itself has deprecated code on newer versions of PHP. */
const OURS = /Fatal|plugins\/vitrine\/|vitrine_|database error/

/** The accounts that the site has, each with this password. */
export const PASSWORD = 'a long password'

/** WordPress of the system's packages, with its themes, copied once; and the plugin as it is now. */
function copySite(site: string): void {
  if (!existsSync(join(site, 'wp-settings.php'))) {
    mkdirSync(site, { recursive: true })
    execFileSync('cp', ['-rL', ...['wp-admin', 'wp-includes', 'wp-content'].map((part) => `${PACKAGED}/${part}`), site])
    execFileSync('sh', ['-c', `cp -L ${PACKAGED}/*.php ${site}`])
  }
  cpSync(`${OWN}/wp-config.php`, join(site, 'wp-config.php'))
  cpSync(`${OWN}/classic-editor.php`, join(site, 'wp-content/mu-plugins/classic-editor.php'))
  const plugin = join(site, 'wp-content/plugins/vitrine')
  rmSync(plugin, { recursive: true, force: true })
  cpSync('demo/wordpress', plugin, { recursive: true })
  cpSync('dist', join(plugin, 'dist'), { recursive: true, filter: (file) => !/\/(cli|types)$|\.map$/.test(file) })
}

/** Resolves once the server answers. */
async function answers(address: string): Promise<void> {
  while (
    !(await fetch(`${address}/wp-includes/js/jquery/jquery.min.js`).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await new Promise((done) => setImmediate(done))
}

const SERVER = ['opcache.enable_cli=1', 'opcache.revalidate_freq=0', 'sendmail_path=/bin/true']

/** Installs the site, and signs up an administrator and an author, who may not post any HTML. */
const INSTALL = `wp_install('Atelier', 'admin', 'admin@shop.example', true, '', '${PASSWORD}');`
const SET_UP = `
  update_option('permalink_structure', '/%postname%/'); update_option('blogdescription', '');
  $error = activate_plugin('vitrine/vitrine.php');
  if (is_wp_error($error)) { throw new Exception($error->get_error_message()); }
  wp_insert_user(['user_login' => 'author', 'user_pass' => '${PASSWORD}', 'user_email' => 'author@shop.example', 'role' => 'author']);
  wp_delete_post(1, true);`

/**
 * Starts a WordPress with PHP's own server and a database of the run; nothing of the system is changed. Those that run at
 * once have folders of different names.
 */
export async function startWordPress(name: string): Promise<WordPress> {
  const site = join(FOLDER, name, 'site')
  const log = join(FOLDER, name, 'debug.log')
  copySite(site)
  rmSync(log, { force: true })
  const database = await startMariaDb(join(FOLDER, name, 'database'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    PHP_CLI_SERVER_WORKERS: '4',
    ...{ WORDPRESS_ADDRESS: address, WORDPRESS_SOCKET: database.socket, WORDPRESS_LOG: log, WORDPRESS_FOLDER: site },
  }
  const php = (code: string, ...parameters: string[]) =>
    execFileSync(
      'php',
      ['-d', 'error_reporting=E_ALL', '-d', 'sendmail_path=/bin/true', `${OWN}/run.php`, ...parameters],
      {
        ...{ env, input: code, encoding: 'utf8', maxBuffer: 2 ** 26 },
      },
    )
  php(INSTALL, 'install')
  php(SET_UP)
  // The content types and the addresses of the plugin exist in a process that has it from its start.
  php('vitrine_make_samples(); flush_rewrite_rules();')
  const server = spawn(
    'php',
    [...SERVER.flatMap((each) => ['-d', each]), '-S', `127.0.0.1:${port}`, '-t', site, resolve(OWN, 'router.php')],
    { env, detached: true, stdio: 'ignore' },
  )
  await answers(address)
  const complaints = () =>
    existsSync(log)
      ? readFileSync(log, 'utf8')
          .split('\n')
          .filter((line) => OURS.test(line))
      : []
  const stop = async () => {
    // Its workers are processes of its group.
    if (server.pid) process.kill(-server.pid)
    await database.stop()
  }
  return { address, php, complaints, stop }
}
