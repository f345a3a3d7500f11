'use client'
// The adapter answers from the first call on, so it is connected before the library starts.
import './connect'
import 'vitrine'
import { CartConfirm, NoticeStack } from 'vitrine/react'

export const Library = () => (
  <>
    <NoticeStack />
    <CartConfirm href="/cart" />
  </>
)
