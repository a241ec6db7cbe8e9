import { clientConfiguration } from '@residency/contract/areas/accounts/login/session.contract'
import {
  getWechatUser,
  unbindWechat,
} from '@residency/contract/areas/accounts/wechat/wechat.contract'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint } from '../../../platform/calls/queries.ts'

export const useHasWechat = () => useEndpoint(clientConfiguration, {}).data?.wechatLogin ?? false
export const useOwnWechat = () => useEndpoint(getWechatUser, {}, { staleTime: 0 })
export const useUnbindWechat = () => useChange([getWechatUser.path], () => call(unbindWechat, {}))

/** After a binding in the dialog the answer is read again. */
export const useBound = () => useChange([getWechatUser.path], async () => {})
