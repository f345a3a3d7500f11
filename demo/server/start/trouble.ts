import { FolderTakenError } from '../../data/folder-lock.ts'
import { ExtensionError } from '../../data/migrations/0007-search.ts'
import type { Environment } from './environment.ts'

const networkTrouble = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN', 'ECONNRESET']

/**
 * The message for an error at the start: the failure, its meaning, and the remedy. It has no stack trace if that would
 * not help.
 */
export function explain(error: unknown, { port, host, databaseUrl, dataDir }: Environment): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use. Stop the process that listens there, or start with another port: PORT=${port + 1}.`
  if (code === 'EACCES')
    return `Port ${port} on ${host} may not be opened by this user. Start with another port: PORT=8080.`
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && databaseUrl === undefined)) {
    return `${host} is not an address of this machine. Set HOST to one of its addresses, or leave it out.`
  }
  if (error instanceof FolderTakenError || error instanceof ExtensionError) return message
  if (databaseUrl !== undefined) return explainServer(code, message, databaseUrl, error)
  return [
    `The database in ${dataDir} cannot be opened. It may be incomplete.`,
    'Delete it with `npm run demo:reset` (orders and customers in it are lost), or set DATA_DIR to another folder.',
    `The cause: ${error instanceof Error ? error.stack : String(error)}`,
  ].join('\n')
}

function explainServer(code: string | undefined, message: string, url: string, error: unknown): string {
  const { host } = new URL(url)
  if (networkTrouble.includes(code ?? ''))
    return `No PostgreSQL server answers at ${host} (${code}). Check DATABASE_URL.`
  // Class 28: the sign-in is refused; class 3D: the database does not exist.
  if (/^(28|3D)/.test(code ?? '')) return `PostgreSQL at ${host} refuses DATABASE_URL: ${message}.`
  return `The database at ${host} cannot be used. ${error instanceof Error ? error.stack : String(error)}`
}
