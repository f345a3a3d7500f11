// Loaded into the shop's process (`--import`): it answers each message of the bench with the process's own figures.
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send({ cpuMs: (user + system) / 1000, rssMb: process.memoryUsage().rss / 1e6 })
})
process.channel.unref()
