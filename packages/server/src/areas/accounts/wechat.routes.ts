import { accountsWords } from '@residency/contract/areas/accounts/text'
import * as wechat from '@residency/contract/areas/accounts/wechat/wechat.contract'
import * as entry from '@residency/contract/areas/accounts/wechat/wechat-entry.contract'
import type { Binder } from '../../platform/http/bind.ts'
import { bindMiniByMobile } from './wechat/bind-mini-by-mobile.ts'
import { bindWechat, sendBindCode } from './wechat/bind-wechat.ts'
import { finishWechatEntry } from './wechat/finish-entry.ts'
import { getRegistrationStatus, getWechatTeacher, getWechatUser } from './wechat/get-own-wechat.ts'
import { getRequestedScan } from './wechat/get-requested-scan.ts'
import { logInByMini } from './wechat/log-in-by-mini.ts'
import { playPhone } from './wechat/play-phone.ts'
import { pollWechat } from './wechat/poll-wechat.ts'
import { getBindCode, getWechatQrCode } from './wechat/show-qr-code.ts'
import { signWechatPage } from './wechat/sign-page.ts'
import { startWechatEntry } from './wechat/start-entry.ts'
import { unbindWechat } from './wechat/store-binding.ts'

/** WeChat: QR codes and what they bind, pages inside WeChat, the mini-program. */
export function wechatRoutes(binder: Binder) {
  const bind = binder(accountsWords)

  bind(wechat.getWechatQrCode, getWechatQrCode)
  bind(wechat.getBindCode, getBindCode)
  bind(wechat.pollWechat, pollWechat)
  bind(wechat.sendBindCode, sendBindCode)
  bind(wechat.bindWechat, bindWechat)
  bind(wechat.unbindWechat, unbindWechat)
  bind(wechat.getRegistrationStatus, getRegistrationStatus)
  bind(wechat.getWechatUser, getWechatUser)
  bind(wechat.getWechatTeacher, getWechatTeacher)
  bind(wechat.playPhone, playPhone)

  bind(entry.getAskedScan, getRequestedScan)
  bind(entry.startWechatEntry, startWechatEntry)
  bind(entry.finishWechatEntry, finishWechatEntry)
  bind(entry.signWechatPage, signWechatPage)
  bind(entry.logInByMini, logInByMini)
  bind(entry.bindMiniByMobile, bindMiniByMobile)
}
