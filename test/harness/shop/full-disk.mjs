/* Loaded into a shop by NODE_OPTIONS=--import: while the file FULL_DISK exists, nothing can be written in its
   folder. Node's streams and its `fs/promises` behave as on a full disk. */
import fs from 'node:fs'
import fsPromises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { dirname } from 'node:path'

const sign = process.env.FULL_DISK
const folder = dirname(sign)

const full = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })
const isFull = (path) => String(path).startsWith(folder) && fs.existsSync(sign)

const paths = new Map()
const { open, write, writev } = fs
fs.open = (path, ...given) => {
  const done = given.pop()
  open(path, ...given, (error, fd) => {
    if (!error) paths.set(fd, path)
    done(error, fd)
  })
}
fs.write = (fd, ...given) => (isFull(paths.get(fd)) ? given.at(-1)(full()) : write(fd, ...given))
fs.writev = (fd, ...given) => (isFull(paths.get(fd)) ? given.at(-1)(full()) : writev(fd, ...given))

const { writeFile } = fsPromises
fsPromises.writeFile = async (path, ...given) => {
  if (isFull(path)) throw full()
  return writeFile(path, ...given)
}

syncBuiltinESMExports()
