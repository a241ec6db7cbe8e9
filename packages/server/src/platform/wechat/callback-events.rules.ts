import type { CallbackFields } from './callback-xml.rules.ts'

/** What the official account reports about a person. `scene`: of the QR code that they scanned. */
export type WechatEvent = {
  openId: string
  kind: 'follows' | 'left' | 'scanned' | 'other'
  scene: string | null
}

const KINDS: ReadonlyMap<string, WechatEvent['kind']> = new Map([
  ['subscribe', 'follows'],
  ['unsubscribe', 'left'],
  ['SCAN', 'scanned'],
])

/** A scan by somebody who did not follow the account before. */
const SCENE_OF_NEW = 'qrscene_'

/** The event of a message; null if it names nobody. */
export function eventOf(fields: CallbackFields): WechatEvent | null {
  const { FromUserName: openId, MsgType, Event = '', EventKey = '' } = fields
  if (!openId) return null

  const kind = (MsgType === 'event' && KINDS.get(Event)) || 'other'
  if (kind === 'scanned') return { openId, kind, scene: EventKey || null }
  if (kind === 'follows' && EventKey.startsWith(SCENE_OF_NEW))
    return { openId, kind, scene: EventKey.slice(SCENE_OF_NEW.length) }

  return { openId, kind, scene: null }
}

/**
 * What identifies a message when WeChat sends it again: its id, or for an event who, when and what.
 */
export const identityOf = ({ MsgId, FromUserName, CreateTime, Event, EventKey }: CallbackFields) =>
  JSON.stringify(MsgId ? [MsgId] : [FromUserName, CreateTime, Event, EventKey])
