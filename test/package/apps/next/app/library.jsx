'use client'
import 'vitrine'
import { CartConfirm, NoticeStack } from 'vitrine/react'

export const Library = () => (
  <>
    <NoticeStack />
    <CartConfirm href="/cart" />
  </>
)
