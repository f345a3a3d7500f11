import {
  createContext,
  createElement,
  Fragment,
  memo,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'

/*
 * What a theme writes a view of its own with, for `overrideView`, without a build:
 * `import { React, ServerMarkup, useField } from '/vitrine/view.js'`. Everything is the library's own copy, so that hooks
 * work in the views that it renders.
 */

/** React as the library has it: what React and Preact have in common, since `dist/lean/` runs on Preact. */
export const React = {
  createContext,
  createElement,
  Fragment,
  memo,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
}

export { useStore } from '@nanostores/react'
export {
  stopped,
  useHostAttributes,
  useHostEvent,
  useMethods,
  usePageEvent,
  useServerMarkup,
} from '../../runtime/view/hooks.ts'
export type { ViewProps } from '../../runtime/view/register-view.tsx'
export { ServerMarkup } from '../../runtime/view/server-markup.tsx'
export { useField } from '../../runtime/view/use-field.ts'
