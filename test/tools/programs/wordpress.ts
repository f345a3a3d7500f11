import { existsSync } from 'node:fs'
import { attempt, installPackages } from './system.ts'

/** WordPress, its themes, PHP and MariaDB, as Debian 12 calls them. Neither a web server nor a service is used. */
const PACKAGES = [
  'wordpress',
  ...['twentytwentyone', 'twentytwentytwo', 'twentytwentythree'].map((theme) => `wordpress-theme-${theme}`),
  ...['php-cli', 'php-mysql', 'php-gd', 'php-mbstring', 'php-xml', 'mariadb-server-core', 'mariadb-client-core'],
]

/** Whether the WordPress of the system's packages can run here, by PHP and a MariaDB. */
export const hasWordPress = (): boolean =>
  existsSync('/usr/share/wordpress/wp-content/themes/twentytwentythree/style.css') &&
  ['php', 'mariadb', 'mariadb-install-db'].every((program) => attempt('which', [program])) &&
  attempt('mariadbd', ['--no-defaults', '--version'])

/** Installs it where it is missing and may be; says so where it cannot. */
export function findWordPress(): boolean {
  if (hasWordPress() || (installPackages('--no-install-recommends', ...PACKAGES) && hasWordPress())) return true
  console.log(`There is no WordPress here (Debian: apt-get install ${PACKAGES.join(' ')}): its suite is left out.`)
  return false
}
