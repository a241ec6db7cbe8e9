import { book } from '../../platform/texts/book.ts'

/** Pages that are open without a session. */
export const publicPagesText = book({
  signErrorTitle: ['暂时无法进入', 'You cannot enter at the moment'],
  signErrorLeads: {
    1: ['你的身份暂不能进入这一填报，请联系毕后办。', 'This form is not open to you; contact the education office.'],
    2: [
      '统一登录没有通过：页面可能停留太久，或已经用过一次。请重新登录；从门户进来的，请回到门户重新进入。',
      'Single sign-on failed: the page may have been open too long, or was already used. Log in again; if you came from a portal, enter from there again.',
    ],
    3: [
      '身份认证已通过，但本平台没有与你工号对应的可用账号。请联系毕后办核对工号。',
      'You were authenticated, but no active account here matches your badge number. Ask the education office to check the number.',
    ],
    4: [
      '统一登录服务与本平台的设置不一致，暂时不能用它登录。你的账号没有问题：请先用密码登录，并告知管理员，原因和处理办法已写入审计日志。',
      'The settings of single sign-on and this platform do not match, so it cannot be used for now. Your account is fine: log in with your password and inform the administrator; the audit log has the reason and the remedy.',
    ],
  },
  lead: [
    '选择与你身份相符的入口；有多个身份的人用同一个账号。',
    'Choose the login that fits you; people with several roles use the same account.',
  ],
  loggedIn: ['已登录：{name}', 'Logged in: {name}'],
  goOn: ['进入系统', 'Enter'],
  groups: {
    hospital: ['本院人员', 'Hospital staff and trainees'],
    outside: ['报名与参加培训', 'Applying and training'],
    open: ['不用登录', 'Without logging in'],
  },
  entrances: {
    staff: { name: ['管理人员', 'Staff'], lead: ['毕后办、专业基地与科室', 'Education office, bases and departments'] },
    teacher: { name: ['教师', 'Teachers'], lead: ['带教老师与导师', 'Supervisors and mentors'] },
    student: { name: ['学员', 'Trainees'], lead: ['在培学员', 'For trainees in the programme'] },
    applicant: { name: ['报名人', 'Applicants'], lead: ['填写与查询招生报名', 'Apply, and follow your application'] },
    partner: { name: ['合作单位', 'Partner units'], lead: ['为本单位学员办理报名', 'Sign up your unit’s trainees'] },
    award: {
      name: ['院外评优申报', 'External award applications'],
      lead: ['本院以外的人员申报奖项', 'For people outside the hospital who apply for an award'],
    },
    induction: {
      name: ['岗前培训', 'Induction'],
      lead: ['有邀请链接、还没有账号的人', 'For people with an invitation link and no account yet'],
    },
    intakes: { name: ['招生公告', 'Recruitment notice'], lead: ['招生批次、专业、条件与时间', 'Intakes, offers, conditions and dates'] },
    certificate: {
      name: ['证书核验', 'Verify a certificate'],
      lead: ['核对结业证书的真伪', 'Check that a certificate of completion is genuine'],
    },
    about: { name: ['关于本平台', 'About this platform'], lead: ['这是什么，由谁管理', 'What it is and who runs it'] },
  },
  whiteTitle: ['医技药师规范化培训管理平台', 'Residency Training for Medical Technicians and Pharmacists'],
  whiteLead: [
    '医院用它管理医技与药学人员的规范化培训：招生报名、录取、轮转、带教、考核到结业发证。',
    'The hospital uses it to run the residency training of its medical technicians and pharmacists: sign-up, admission, rotation, supervision, assessment, completion and certificates.',
  ],
  whiteOwner: [
    '由医院毕业后教育办公室管理。账号、报名和培训安排的问题，请与该办公室联系。',
    'It is run by the hospital’s office of postgraduate education. Contact the office with questions about accounts, sign-up or training.',
  ],
  whitePrivate: [
    '个人资料只在登录后按权限查看，这里的页面不显示任何人的资料。',
    'Personal data is shown only after login, according to permissions; the public pages show nobody’s data.',
  ],
  whiteMissing: [
    '你打开的公开页面不存在，或者已经撤下。下面是现在开放的页面。',
    'The public page you opened does not exist or has been withdrawn. These pages are open now.',
  ],
})
