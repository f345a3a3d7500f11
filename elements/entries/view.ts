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
 * The exports for a theme that writes a view of its own for `overrideView`, without a build: `import { React,
 * ServerMarkup, useField } from '/vitrine/view.js'`. All are the library's own copies, so that hooks work in its views.
 */

/** The functions that React and Preact have in common, since `dist/lean/` runs on Preact. */
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
