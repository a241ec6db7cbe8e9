import type { Sms } from '../sms/sms.ts'
import type { MiniProgram, OfficialAccount } from './wechat.ts'

/**
 * A simulated official account for demos and tests: messages go to the outbox, the phone is `POST
 * /wechat/local/scan`.
 */
export const localWechat = (outbox: Sms): OfficialAccount => ({
  isLocal: true,
  qrCode: async (scene) => `wechat-local:${scene}`,
  sendTemplate: (openId, template, text) =>
    outbox.send({ purpose: `wechat.${template}`, mobile: openId, text }),
  userInfo: async () => ({ isFollowing: true, unionId: null }),
})

/**
 * A simulated mini-program: the login code `local-abc` is the person `abc`. Nobody proves a mobile
 * number to it.
 */
export const localMini: MiniProgram = {
  personOf: async (code) => {
    const openId = /^local-([\w-]{1,60})$/.exec(code)?.[1]
    return openId === undefined ? null : { openId, unionId: null }
  },
  mobileOf: async () => null,
}
