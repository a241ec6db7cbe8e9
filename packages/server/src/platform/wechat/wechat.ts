declare module '../http/ctx.ts' {
  interface Services {
    /** null: this installation has no official account. */
    wechat: OfficialAccount | null
  }
}

/** A hospital's official account. An openId identifies a person to this account; it is never sent to a browser. */
export type OfficialAccount = {
  /** The content of a QR code that opens the official account with `scene`, valid for so many seconds. */
  qrCode(scene: string, seconds: number): Promise<string>
  /** Sends a template message to a follower. */
  sendTemplate(openId: string, template: string, text: string, path?: string): Promise<void>
  /** Whether somebody follows the account; null if WeChat does not know the openId. */
  userInfo(openId: string): Promise<{ isFollowing: boolean } | null>
  /** The local form: an endpoint of ours simulates the phone. */
  isLocal: boolean
}
