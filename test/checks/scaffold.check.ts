import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, refusalOf } from '../tools/tasks/new.ts'
import { check } from './check.ts'

/** Their names are sorted before and after `definition.ts`. */
const TAGS = ['never-made-2', 'all-new']
const folderOf = (tag: string) => `elements/media/${tag}`

function isTidy(file: string, input: string): boolean {
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', `--stdin-file-path=${file}`]
  const { status, stdout } = spawnSync(process.execPath, biome, { input, encoding: 'utf8' })
  return status === 0 && stdout === input
}

check('a new component is tidy, and imports existing files', () =>
  TAGS.flatMap((tag) => {
    const made = filesOf(tag)
    const untidy = Object.entries(made).filter(([file, text]) => !isTidy(`${folderOf(tag)}/${file}`, text))
    const lost = Object.values(made)
      .flatMap((text) => [...text.matchAll(/from '(\.[^']+)'/g)].map((match) => match[1] as string))
      .filter((target) => !existsSync(join(folderOf(tag), target)) && !(target.slice(2) in made))
    return [
      ...untidy.map(([file]) => `${tag}/${file} is not formatted`),
      ...lost.map((target) => `${target} is not there`),
    ]
  }),
)

check('a component with a wrong name is refused, and no other', () => {
  const wrong = [
    '',
    'cart',
    'cart/coupon',
    'Cart/coupon-form',
    'cart/Coupon-form',
    'cart/coupon-form/more',
    '../cart/coupon-form',
  ]
  const refused = [...wrong, 'cart/font-face', 'generated/coupon-form', 'forms/shop-cart', 'cart/1-form']
  return [
    ...refused.filter((place) => !refusalOf(place)).map((place) => `"${place}" is taken`),
    ...[...TAGS.map((tag) => `media/${tag}`), 'cart/never-made']
      .filter(refusalOf)
      .map((place) => `"${place}" is refused`),
  ]
})
