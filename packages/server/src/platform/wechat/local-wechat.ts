import type { Sms } from '../sms/sms.ts'
import type { OfficialAccount } from './wechat.ts'

/** A simulated official account for demos and tests: messages go to the outbox, the phone is `POST /wechat/local/scan`. */
export const localWechat = (outbox: Sms): OfficialAccount => ({
  isLocal: true,
  qrCode: async (scene) => `wechat-local:${scene}`,
  sendTemplate: (openId, template, text) => outbox.send({ purpose: `wechat.${template}`, mobile: openId, text }),
  userInfo: async () => ({ isFollowing: true }),
})
