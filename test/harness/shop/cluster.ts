import { type Balancer, startBalancer } from './balancer.ts'
import { type ShopServer, startServer } from './server.ts'
import { type RunningShop, withFolder } from './shop-server.ts'

/** A shop of more than one process. `restart` replaces one process after the other, while the shop stays open. */
export type Cluster = RunningShop & { restart: () => Promise<void> }

const PROCESSES = 2

/** Starts processes of the built shop on one PostgreSQL, and a balancer before them. */
export async function startCluster(database: string, env: Record<string, string> = {}, port = 0): Promise<Cluster> {
  const folder = await withFolder(false)
  const balancer: Balancer = await startBalancer(port)
  const settings = { DATA_DIR: folder.path, DATABASE_URL: database, TRUST_PROXY: 'on', DEMO_MAILBOX: 'on', ...env }
  const open = async () => {
    const server = await startServer(settings)
    balancer.urls.add(server.url)
    return server
  }
  const end = async (server: ShopServer) => {
    balancer.urls.delete(server.url)
    await server.stop()
  }
  // One after the other: the first makes the tables and the data.
  let servers: ShopServer[] = []
  for (let number = 0; number < PROCESSES; number += 1) servers.push(await open())
  return {
    url: balancer.url,
    restart: async () => {
      for (const server of servers) {
        const next = await open()
        await end(server)
        servers = [...servers.filter((one) => one !== server), next]
      }
    },
    stop: async () => {
      await Promise.all(servers.map(end))
      balancer.stop()
      folder.remove()
    },
  }
}
