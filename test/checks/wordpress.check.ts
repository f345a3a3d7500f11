import { check, files, textOf } from './check.ts'

const PLUGIN = 'demo/wordpress'
const code = () => files(/^demo\/wordpress\/.*\.php$/)

check('the block of the WordPress plugin names files that exist, and has the version of the package', () => {
  const file = `${PLUGIN}/editors/block.json`
  const block = JSON.parse(textOf(file)) as Record<string, string>
  const named = Object.values(block)
    .filter((value) => typeof value === 'string' && value.startsWith('file:./'))
    .map((value) => `${PLUGIN}/editors/${value.slice('file:./'.length)}`)
  const { version } = JSON.parse(textOf('package.json')) as { version: string }
  const main = textOf(`${PLUGIN}/vitrine.php`)
  return [
    ...named.filter((name) => files().every((known) => known !== name)).map((name) => `${file} names ${name}`),
    ...(block.version === version ? [] : [`${file} has the version ${block.version}`]),
    ...(main.includes(` * Version: ${version}\n`) && main.includes(`VITRINE_VERSION = '${version}'`)
      ? []
      : [`${PLUGIN}/vitrine.php has another version than the package`]),
  ]
})

check('the WordPress plugin loads each of its files, none of which answers by itself', () => {
  const loaded = [...textOf(`${PLUGIN}/vitrine.php`).matchAll(/foreach \( array\((.*?)\) as[\s\S]*?'\/(\w+)\/'/g)]
    .flatMap(([, names = '', folder]) => [...names.matchAll(/'([\w-]+)'/g)].map(([, name]) => `${folder}/${name}.php`))
    .map((name) => `${PLUGIN}/${name}`)
    .sort()
  const parts = code().filter((file) => /\/(includes|shop)\//.test(file))
  return [
    ...parts.filter((file) => !loaded.includes(file)).map((file) => `${file} is not loaded`),
    ...loaded.filter((file) => !parts.includes(file)).map((file) => `${file} is loaded, but is no file`),
    ...code()
      .filter((file) => !textOf(file).includes("defined( 'ABSPATH' ) || exit;"))
      .map((file) => `${file} has no guard of ABSPATH`),
  ]
})

check('functions, constants and options of the WordPress plugin begin with its name', () =>
  code().flatMap((file) =>
    [...textOf(file).matchAll(/^\s*(?:function|const) &?(\w+)|\b(?:get|update)_option\( '(\w+)'/gm)]
      .map(([, name, option]) => name ?? option ?? '')
      .filter((name) => !/^vitrine_/i.test(name))
      .map((name) => `${file}: ${name}`),
  ),
)

check('the WordPress plugin lists no tag: what authors may write is read from the manifest', () => {
  const allowed = textOf(`${PLUGIN}/includes/kses.php`)
  const tags = files(/^elements\/[^/]+\/[^/]+\/definition\.ts$/).map((file) => file.split('/')[2] as string)
  return tags.filter((tag) => allowed.includes(`'${tag}'`)).map((tag) => `includes/kses.php lists ${tag}`)
})
