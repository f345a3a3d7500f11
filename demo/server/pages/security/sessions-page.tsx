/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import { type Customer, pagePath, type ShopContext } from '../../context.ts'
import { trustedDevices } from '../../shop/security/devices.ts'
import { sessionsOf } from '../../shop/security/sessions.ts'
import { answerPage } from '../layout/document.tsx'
import { longDate, momentText } from '../layout/format.ts'
import { AccountTrail } from '../layout/trail.tsx'
import { apart } from './apart.ts'
import { deviceName } from './device-name.ts'

type RowProps = { c: ShopContext; device: string; isHere: boolean; text: string; children?: Child }

const Row = ({ c, device, isHere, text, children }: RowProps) => (
  <li class="device">
    <div>
      <strong>{device}</strong>
      {isHere && <span class="device-here">{c.get('t')('Pages.Sessions.Here')}</span>}
      <p class="small soft">{text}</p>
    </div>
    {children}
  </li>
)

type EndProps = { c: ShopContext; path: string; handle?: string; label: string; name?: string }

const EndForm = ({ c, path, handle, label, name }: EndProps) => (
  <form method="post" action={pagePath(c, path)}>
    {handle && <input type="hidden" name="Handle" value={handle} />}
    <button class="button" data-quiet data-small type="submit" aria-label={name}>
      {label}
    </button>
  </form>
)

type Sessions = Awaited<ReturnType<typeof sessionsOf>>
type Devices = Awaited<ReturnType<typeof trustedDevices>>

function SessionList({ c, sessions }: { c: ShopContext; sessions: Sessions }) {
  const { culture, t } = c.var
  const names = apart(
    sessions.map(({ userAgent, begunAt }) => `${deviceName(c, userAgent)}, ${momentText(begunAt, culture)}`),
  )
  return (
    <>
      <ul class="devices">
        {sessions.map(({ handle, userAgent, begunAt, seenAt, isHere }, index) => {
          const device = deviceName(c, userAgent)
          const [begun, seen] = [momentText(begunAt, culture), momentText(seenAt, culture)]
          return (
            <Row c={c} device={device} isHere={isHere} text={t('Pages.Sessions.Since', { begun, seen })}>
              {!isHere && (
                <EndForm
                  c={c}
                  path="/account/sessions/end"
                  handle={handle}
                  label={t('Pages.Sessions.End')}
                  name={t('Pages.Sessions.EndOne', { device: names[index] ?? device })}
                />
              )}
            </Row>
          )
        })}
      </ul>
      {sessions.length > 1 && <EndForm c={c} path="/account/sessions/endothers" label={t('Pages.Sessions.EndAll')} />}
    </>
  )
}

function DeviceList({ c, devices }: { c: ShopContext; devices: Devices }) {
  const { culture, t } = c.var
  const names = apart(
    devices.map(({ userAgent, expiresAt }) => `${deviceName(c, userAgent)}, ${longDate(expiresAt, culture)}`),
  )
  return (
    <section class="account-part" aria-labelledby="trusted-devices">
      <h2 id="trusted-devices">{t('Pages.Sessions.Trusted')}</h2>
      <p class="soft">{t('Pages.Sessions.TrustedLead')}</p>
      <ul class="devices">
        {devices.map(({ handle, userAgent, expiresAt, isHere }, index) => {
          const device = deviceName(c, userAgent)
          const text = t('Pages.Sessions.Until', { day: longDate(expiresAt, culture) })
          return (
            <Row c={c} device={device} isHere={isHere} text={text}>
              <EndForm
                c={c}
                path="/account/sessions/forget"
                handle={handle}
                label={t('Pages.Sessions.Forget')}
                name={t('Pages.Sessions.ForgetOne', { device: names[index] ?? device })}
              />
            </Row>
          )
        })}
      </ul>
    </section>
  )
}

export async function sessionsPage(c: ShopContext, customer: Customer): Promise<Response> {
  const { t } = c.var
  const title = t('Pages.Sessions.Title')
  const sessions = await sessionsOf(c, customer.id)
  const devices = await trustedDevices(c, customer.id)
  const body = (
    <>
      <AccountTrail c={c} here={title} />
      <section class="medium">
        <header class="page-head">
          <h1>{title}</h1>
          <p class="soft">{t('Pages.Sessions.Lead')}</p>
        </header>
        <SessionList c={c} sessions={sessions} />
        {devices.length > 0 && <DeviceList c={c} devices={devices} />}
      </section>
    </>
  )
  c.header('Cache-Control', 'no-store')
  return answerPage(c, { title, body })
}
