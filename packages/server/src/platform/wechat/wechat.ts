import { DeliveryError } from '../delivery-error.ts'
import type { RefusalReason } from './refusal.rules.ts'

declare module '../http/ctx.ts' {
  interface Services {
    /** null: this installation has no official account. */
    wechat: OfficialAccount | null

    /** null: this installation has no mini-program. */
    mini: MiniProgram | null
  }
}

/**
 * WeChat did not do what was asked, or take a message. `errcode` is its own code, or null if
 * nothing was answered. It quotes nothing.
 */
export class Undeliverable extends DeliveryError {
  readonly errcode: number | null

  constructor(reason: RefusalReason, isFinal: boolean, errcode: number | null = null) {
    super(reason, isFinal)
    this.name = 'Undeliverable'
    this.errcode = errcode
  }
}

/**
 * Who WeChat names: the `openId` is this app's own; the `unionId` is the same in all apps of one
 * open-platform account, null where the hospital has none or WeChat does not report it.
 */
export type WechatPerson = { openId: string; unionId: string | null }

/** What a page inside WeChat needs to call its functions (JS-SDK). */
type PageSignature = { appId: string; timestamp: number; nonceStr: string; signature: string }

/** Pages of ours that somebody opens inside WeChat. */
type WechatPages = {
  /**
   * The address that proves who opens it, and comes back to a page of ours (`path` below /medical)
   * with `code` and `state`.
   */
  authorizeUrl(path: string, state: string): string

  /** Who came back with a code; null if it is wrong, expired or used. */
  openIdOf(code: string): Promise<string | null>

  /** Signs the address of a page of ours. */
  sign(url: string): Promise<PageSignature>
}

/**
 * A hospital's official account. An openId identifies a person to this account; it is never sent to
 * a browser. Every call that speaks to WeChat throws `Undeliverable` if WeChat refuses or does not
 * answer in time.
 */
export type OfficialAccount = {
  /**
   * The content of a QR code that opens the official account with `scene` (at most 64 characters),
   * valid for so many seconds.
   */
  qrCode(scene: string, seconds: number): Promise<string>

  /**
   * Sends a template message to a follower; `path` is the page of ours that it opens, below
   * /medical.
   */
  sendTemplate(openId: string, template: string, text: string, path?: string): Promise<void>

  /**
   * Whether somebody follows the account, and their unionId, which WeChat reports of followers;
   * null if WeChat does not know the openId.
   */
  userInfo(openId: string): Promise<{ isFollowing: boolean; unionId: string | null } | null>

  /** Absent in the local form, which has no WeChat around a page. */
  pages?: WechatPages

  /** The local form: an endpoint of ours simulates the phone. */
  isLocal: boolean
}

/** The hospital's mini-program. Its openIds are others than those of the official account. */
export type MiniProgram = {
  /** Who asks with a login code; null if it is wrong, expired or used. */
  personOf(code: string): Promise<WechatPerson | null>

  /**
   * The verified mobile number of a phone code, without the country code; null if the code is wrong
   * or the number is not Chinese.
   */
  mobileOf(code: string): Promise<string | null>
}
