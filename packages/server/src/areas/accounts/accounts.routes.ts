import * as health from '@residency/contract/areas/accounts/health/health.contract'
import * as session from '@residency/contract/areas/accounts/login/session.contract'
import { getMe as meCall } from '@residency/contract/areas/accounts/own-account/me.contract'
import { rememberTour as rememberTourCall } from '@residency/contract/areas/accounts/own-account/tour.contract'
import * as ownRecord from '@residency/contract/areas/accounts/privacy/own-record.contract'
import { accountsWords } from '@residency/contract/areas/accounts/text'
import * as user from '@residency/contract/areas/accounts/users/user.contract'
import * as record from '@residency/contract/areas/accounts/users/user-record.contract'
import type { Binder } from '../../platform/http/bind.ts'
import { getHealth, listUnexpectedErrors } from './health/get-health.ts'
import { sendTest } from './health/send-test.ts'
import { getCaptcha } from './login/captcha.ts'
import { logIn } from './login/log-in.ts'
import { changeOwnPassword, resetUserPassword } from './login/passwords.ts'
import { getMe } from './own-account/get-me.ts'
import { rememberTour } from './own-account/remember-tour.ts'
import { exportOwnRecord } from './privacy/own-record.ts'
import { forgetOwnDevice, listOwnDevices } from './sessions/known-devices.ts'
import {
  endOwnSession,
  endSession,
  listOnlineUsers,
  listOwnSessions,
  logOut,
} from './sessions/sessions.ts'
import { createUser } from './users/create-user.ts'
import { deleteUsers, setUserStatus } from './users/end-of-accounts.ts'
import { getUser } from './users/get-user.ts'
import { userLister } from './users/list-users.ts'
import { updateUser } from './users/update-user.ts'
import { getOwnProfile, getUserForm, getUserRoles, updateOwnAccount } from './users/user-form.ts'

/** Binds each endpoint of the area to its use case. */
export function accountsRoutes(binder: Binder) {
  const bind = binder(accountsWords)

  bind(session.getCaptcha, getCaptcha)
  bind(session.login, logIn)
  bind(session.logout, logOut)
  bind(session.signLogout, logOut)
  bind(session.listOwnSessions, listOwnSessions)
  bind(session.endOwnSession, endOwnSession)
  bind(session.listOwnDevices, listOwnDevices)
  bind(session.forgetOwnDevice, forgetOwnDevice)
  bind(session.listOnlineUsers, listOnlineUsers)
  bind(session.endSession, endSession)
  bind(session.changeOwnPassword, changeOwnPassword)

  bind(meCall, getMe)
  bind(rememberTourCall, rememberTour)
  bind(user.getOwnProfile, getOwnProfile)
  bind(user.updateOwnAccount, updateOwnAccount)
  bind(ownRecord.exportOwnRecord, exportOwnRecord)

  const listUsers = userLister()

  bind(user.listUsers, listUsers())
  bind(user.listUsersByPost, listUsers())
  bind(user.listTeacherUsers, listUsers('TEACHER'))
  bind(user.listStudentUsers, listUsers('STUDENT'))
  bind(record.getUser, getUser)
  bind(user.getUserForm, getUserForm)
  bind(user.getUserRoles, getUserRoles)
  bind(user.createUser, createUser)
  bind(user.addUser, createUser)
  bind(user.updateUser, updateUser)
  bind(user.deleteUsers, deleteUsers)
  bind(user.setUserStatus, setUserStatus)
  bind(user.setUserStatusByGet, setUserStatus)
  bind(user.resetUserPassword, resetUserPassword)
}

/** The page of the system's health. */
export function healthRoutes(binder: Binder) {
  const bind = binder(accountsWords)

  bind(health.getHealth, getHealth)
  bind(health.listUnexpectedErrors, listUnexpectedErrors)
  bind(health.sendHealthTest, sendTest)
}
