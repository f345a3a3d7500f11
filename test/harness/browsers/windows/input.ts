import type { KeyInput, Page } from 'puppeteer-core'
import { type Actions, Button, Key, type WebDriver } from 'selenium-webdriver'

export const BUTTONS = { left: Button.LEFT, middle: Button.MIDDLE, right: Button.RIGHT }

export type MouseButton = keyof typeof BUTTONS

/** Keys where the focus is, and the mouse at points of the window, in CSS pixels. */
export type Input = {
  /** Types each character of a text. */
  type: (text: string) => Promise<void>
  /** Presses a key, with others that are held: `Shift+Tab`. */
  press: (keys: string) => Promise<void>
  keyDown: (key: string) => Promise<void>
  keyUp: (key: string) => Promise<void>
  move: (x: number, y: number) => Promise<void>
  mouseDown: (button: MouseButton) => Promise<void>
  mouseUp: (button: MouseButton) => Promise<void>
}

/** The keys of `Shift+Tab`; `+` alone is a key. */
const keysOf = (keys: string): string[] => (keys === '+' ? [keys] : keys.split('+'))

/** Playwright, whose names the tests use, calls the space bar by its code. */
const nameOf = (key: string) => (key === 'Space' ? ' ' : key) as KeyInput

export function puppeteerInput({ keyboard, mouse }: Page): Input {
  return {
    type: (text) => keyboard.type(text),
    press: async (keys) => {
      const names = keysOf(keys).map(nameOf)
      const held = names.slice(0, -1)
      for (const key of held) await keyboard.down(key)
      await keyboard.press(names.at(-1) as KeyInput)
      for (const key of held.toReversed()) await keyboard.up(key)
    },
    keyDown: (key) => keyboard.down(nameOf(key)),
    keyUp: (key) => keyboard.up(nameOf(key)),
    move: (x, y) => mouse.move(x, y),
    mouseDown: (button) => mouse.down({ button }),
    mouseUp: (button) => mouse.up({ button }),
  }
}

/** The codes of keys in WebDriver: `ArrowDown` is ARROW_DOWN; a letter is itself. */
export const codeOf = (key: string): string => {
  const name = key
    .replace('Backspace', 'BackSpace')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '_')
    .toUpperCase() as keyof typeof Key
  const code = Key[name]
  return typeof code === 'string' ? code : key
}

export function webDriverInput(driver: WebDriver): Input {
  const perform = (actions: Actions) => actions.perform()
  return {
    type: (text) => perform(driver.actions().sendKeys(text)),
    press: (keys) => {
      const codes = keysOf(keys).map(codeOf)
      let actions = driver.actions()
      for (const code of codes) actions = actions.keyDown(code)
      for (const code of codes.toReversed()) actions = actions.keyUp(code)
      return perform(actions)
    },
    keyDown: (key) => perform(driver.actions().keyDown(codeOf(key))),
    keyUp: (key) => perform(driver.actions().keyUp(codeOf(key))),
    move: (x, y) => perform(driver.actions().move({ x: Math.round(x), y: Math.round(y), duration: 0 })),
    mouseDown: (button) => perform(driver.actions().press(BUTTONS[button])),
    mouseUp: (button) => perform(driver.actions().release(BUTTONS[button])),
  }
}
