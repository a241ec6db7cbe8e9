import * as administration from '@residency/contract/areas/accounts/administration/user-administration.contract'
import { listOutbox as outbox } from '@residency/contract/areas/accounts/login/outbox.contract'
import * as session from '@residency/contract/areas/accounts/login/session.contract'
import { accountsWords } from '@residency/contract/areas/accounts/text'
import * as user from '@residency/contract/areas/accounts/users/user.contract'
import type { Binder } from '../../platform/http/bind.ts'
import {
  changeAdministrator,
  setTeacherAdministration,
} from './administration/set-administration.ts'
import { getDraftKey } from './drafts/get-draft-key.ts'
import { checkIdentity, clientConfiguration } from './login/entrance.ts'
import { liftLoginLock } from './login/lift-login-lock.ts'
import { listOutbox } from './login/list-outbox.ts'
import { logInBySms } from './login/log-in-by-sms.ts'
import { sendSmsCode } from './login/send-sms-code.ts'
import { addUserOfChange } from './people/add-recorded-person.ts'
import { beginSso } from './sso/begin-sso.ts'
import { endSsoLogins } from './sso/end-sso-logins.ts'
import { finishSso } from './sso/finish-sso.ts'
import { issueOwnCode, logInByCode, redirectSys } from './sso/log-in-by-code.ts'

/** Login methods other than username and password, and their administration. */
export function loginRoutes(binder: Binder) {
  const bind = binder(accountsWords)

  bind(session.clientConfiguration, clientConfiguration)
  bind(session.getDraftKey, getDraftKey)
  bind(session.sendSmsCode, sendSmsCode)
  bind(session.loginBySms, logInBySms)
  bind(outbox, listOutbox)

  bind(session.loginByCode, logInByCode)
  bind(session.redirectSys, redirectSys)
  bind(session.beginSso, beginSso)
  bind(session.finishSso, finishSso)
  bind(session.endSsoLogins, endSsoLogins)
  bind(session.issueOwnCode, issueOwnCode)
  bind(session.checkIdentity, checkIdentity)

  bind(administration.liftLoginLock, liftLoginLock)
  bind(administration.setTeacherAdministration, setTeacherAdministration)
  bind(administration.setTeacherAdministrationPlain, setTeacherAdministration)
  bind(administration.changeAdministrator, changeAdministrator)
  bind(user.addUserOfChange, addUserOfChange)
}
