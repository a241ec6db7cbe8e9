import type { Config } from '../config/config.ts'
import type { Sms } from '../sms/sms.ts'
import { localMini, localWechat } from './local-wechat.ts'
import { miniWechat } from './mini-wechat.ts'
import { officialWechat } from './official-wechat.ts'
import type { TokenStore } from './shared-tokens.ts'
import { readTemplateFields } from './template.rules.ts'
import type { MiniProgram, OfficialAccount } from './wechat.ts'
import { homeOf } from './wechat-pages.ts'

function openOfficial(config: Config, store: TokenStore): OfficialAccount {
  const fields = readTemplateFields(config.WECHAT_TEMPLATE_FIELDS) ?? []
  return officialWechat(
    {
      base: config.WECHAT_BASE_URL,
      app: { id: config.WECHAT_APP_ID!, secret: config.WECHAT_APP_SECRET! },
      home: homeOf(config),
      // an empty value would make WeChat refuse the whole message
      title: config.TITLE ?? new URL(homeOf(config)).host,
      template: config.WECHAT_TEMPLATE_ID ? { id: config.WECHAT_TEMPLATE_ID, fields } : null,
    },
    store,
  )
}

/** The configured official account and mini-program, each real, simulated or absent. */
export function openWechat(
  config: Config,
  outbox: Sms,
  store: TokenStore,
): { wechat: OfficialAccount | null; mini: MiniProgram | null } {
  const {
    WECHAT_PROVIDER,
    WECHAT_BASE_URL: base,
    WECHAT_MINI_APP_ID: id,
    WECHAT_MINI_APP_SECRET: secret,
  } = config

  const isLocal = WECHAT_PROVIDER === 'local'
  const official = WECHAT_PROVIDER === 'official' ? openOfficial(config, store) : null
  const mini = id && secret ? miniWechat({ base, app: { id, secret } }, store) : null

  return { wechat: isLocal ? localWechat(outbox) : official, mini: isLocal ? localMini : mini }
}
