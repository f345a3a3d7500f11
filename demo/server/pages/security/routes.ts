import { Hono } from 'hono'
import type { Shop } from '../../context.ts'
import { forCustomer, signInPage } from '../account/ask-to-sign-in.ts'
import { registerPage } from '../account/register-page.tsx'
import { activityPage } from './activity-page.tsx'
import { changePasswordPage } from './change-password-page.tsx'
import { confirmPage } from './confirm-page.tsx'
import { forgotPage } from './forgot-page.tsx'
import { mailboxPage } from './mailbox-page.tsx'
import { passkeysPage } from './passkeys-page.tsx'
import { resetPage } from './reset-page.tsx'
import { sessionsPage } from './sessions-page.tsx'
import { codePage } from './two-factor/code-page.tsx'
import { twoFactorHomePage } from './two-factor/home-page.tsx'

export const securityPages = new Hono<Shop>()

securityPages.get('/security/login', (c) => signInPage(c))
securityPages.get('/security/register', (c) => registerPage(c))
securityPages.get('/security/twofactor', (c) => codePage(c))
securityPages.get('/security/twofactorhome', (c) =>
  forCustomer((context, customer) => twoFactorHomePage(context, customer))(c),
)
securityPages.get('/account/sessions', forCustomer(sessionsPage))
securityPages.get('/account/activity', forCustomer(activityPage))
securityPages.get('/security/forgot', (c) => forgotPage(c))
securityPages.get('/security/changepassword', (c) =>
  forCustomer((context, customer) => changePasswordPage(context, customer))(c),
)
securityPages.get('/security/passkeys', (c) => forCustomer((context, customer) => passkeysPage(context, customer))(c))
securityPages.get('/security/reset', (c) => resetPage(c))
securityPages.get('/security/confirm', (c) => confirmPage(c))
securityPages.get('/pages/mailbox', (c) => mailboxPage(c))
