import { messagesPermissions as may } from '@residency/contract/areas/messages/access'
import type { SetUpStep } from '../../../platform/area.ts'
import type { Config } from '../../../platform/config/config.ts'

/** Channels are set up in the environment of the process: a provider that really sends. */
const channel = (
  key: string,
  place: number,
  isConfigured: (config: Config) => boolean,
): SetUpStep => ({
  key,
  place,
  views: ['system/health/index', 'message/delivery/index'],
  permission: may.deliveryList,
  isDone: async ({ config }) => isConfigured(config),
})

export const messagesSetUp: readonly SetUpStep[] = [
  channel('mail', 100, ({ MAIL_PROVIDER }) => MAIL_PROVIDER === 'smtp'),
  channel('sms', 110, ({ SMS_PROVIDER }) => SMS_PROVIDER !== 'outbox'),
  channel('wechat', 120, ({ WECHAT_PROVIDER }) => WECHAT_PROVIDER === 'official'),
]
