declare module '../http/ctx.ts' {
  interface Services {
    /** null: this house has no official account. */
    wechat: OfficialAccount | null
  }
}

/** A hospital's official account. An openId is who somebody is to this account; it never travels to a browser. */
export type OfficialAccount = {
  /** The text of a QR code that leads to the official account with `scene`, valid for so many seconds. */
  qrCode(scene: string, seconds: number): Promise<string>
  /** A message of the account to somebody who follows it. */
  sendTemplate(openId: string, template: string, text: string): Promise<void>
  /** Whether somebody follows the account; null when WeChat does not know the openId. */
  userInfo(openId: string): Promise<{ isFollowing: boolean } | null>
  /** The local form: the phone is played by a call of ours. */
  isLocal: boolean
}
