import { defineConfig } from '@medusajs/framework/utils'

// Everything that is not in the database is in memory.
export default defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    http: {
      ...{ storeCors: '/./', authCors: '/./', adminCors: '/./' },
      ...{ jwtSecret: process.env.SECRET, cookieSecret: process.env.SECRET },
    },
  },
})
