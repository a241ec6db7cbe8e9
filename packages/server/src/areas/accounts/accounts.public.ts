export { setBaseAdministrators } from './administration/set-base-administrators.ts'
export { measureHealth } from './health/measure-health.ts'
export { getHardCaptcha, spendCaptcha, spendHardCaptcha } from './login/captcha.ts'
export { mustBeGoodPassword } from './login/passwords.ts'
export { issueSmsCode, spendSmsCode } from './login/sms-codes.ts'
export { forgetAvatar } from './own-account/own-picture.ts'
export { becomeApplicant, becomeMember, openAccounts } from './people/become-applicant.ts'
export { changePeople, fillPeople, type PersonChange } from './people/change-people.ts'
export { findHoldersOf, isOfOffice } from './people/find-holders.ts'
export { findPeople, findPeopleInUse } from './people/find-people.ts'
export { findTakenNumbers } from './people/find-taken-numbers.ts'
export {
  findRecordedForUpdate,
  findRecordedPeople,
  forgetRecordedPerson,
  recordPerson,
} from './people/recorded-people.ts'
export { grantRole } from './roles/grant-role.ts'
export {
  hasRole,
  holdsPermission,
  isOneGiven,
  isOneHolding,
  isOneWithOtherRole,
  isOneWithRole,
  reachesDepartment,
  seesEverything,
} from './roles/role-facts.queries.ts'
export { roleName } from './roles/role-name.rules.ts'
export { openDemoLogins } from './sessions/demo-logins.ts'
export { findActorById, findActorOfSession, findActorsById } from './sessions/find-account-actor.ts'
export { actorFinder, isEndedPortalSession } from './sessions/find-actor.ts'
export { openSession } from './sessions/open-session.ts'
export { findLivingSessions } from './sessions/session.queries.ts'
export { isAccountInUse, isPersonFoundBy, numberOfAccount } from './users/account-facts.queries.ts'
export { claimIdCards } from './users/claim-id-cards.ts'
export { answerWechatEvent } from './wechat/answer-event.ts'
