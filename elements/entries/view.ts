import { useStore as useNanostore } from '@nanostores/react'
import type { Store, StoreValue } from 'nanostores'
import type * as ReactPackage from 'react'
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
export const React: Pick<
  typeof ReactPackage,
  | 'createContext'
  | 'createElement'
  | 'Fragment'
  | 'memo'
  | 'useCallback'
  | 'useContext'
  | 'useEffect'
  | 'useLayoutEffect'
  | 'useMemo'
  | 'useReducer'
  | 'useRef'
  | 'useState'
> = {
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

/** Renders the view again when the store changes; returns its value. */
export const useStore: <SomeStore extends Store>(store: SomeStore) => StoreValue<SomeStore> = useNanostore

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
