import { book } from '../../../platform/texts/book.ts'

/**
 * The consent of version 2026-11-22 (`consentVersion`). A change of meaning needs a new version,
 * here and in the contract.
 */
export const consentText = book({
  title: ['个人信息处理同意书', 'Consent to the handling of personal data'],
  named: ['《{title}》', '{title}'],
  version: ['版本 {version}', 'Version {version}'],
  parts: [
    {
      head: ['谁在处理', 'Who handles it'],
      body: [
        '由你报名的医院（毕业后教育管理部门及你所报专业基地）处理你的个人信息，本平台部署在医院自己的服务器上。',
        'The hospital you apply to: its education office and the bases of the majors you choose. This platform runs on the hospital’s own servers.',
      ],
    },
    {
      head: ['收集什么', 'What is collected'],
      body: [
        '姓名、性别、出生日期、身份证号、手机号、邮箱、民族、婚姻状况、政治面貌、户籍所在地、生源地、通讯地址、工作单位、学员身份、证件照、所报志愿，教育、外语、证书、工作、科研、获奖和既往规培经历及其证明材料，紧急联系人的姓名和手机号；报名之后的考试成绩、录取结果、体检是否合格和签订的协议；以及登录时间和网络地址等操作记录。身份证号等属于敏感个人信息。紧急联系人的信息请先征得其同意再填写。',
        'Name, gender, date of birth, ID card number, mobile number, e-mail, ethnic group, marital status, political status, registered residence, place of origin, address, employer, trainee kind, photo and choices; education, languages, certificates, work, research, awards and earlier residency training with their proofs; name and mobile number of an emergency contact; later your exam scores, the result, whether you passed the medical, and the agreement; and records of use such as login times and network addresses. The ID card number and the like are sensitive personal data. Please ask your emergency contact before you name them.',
      ],
    },
    {
      head: ['用来做什么', 'What it is used for'],
      body: [
        '核对身份和报名资格、防止重复报名、审核、录取、通知结果；录取后用于建立学员档案和培训管理。不用于其他目的，不用于商业推广。',
        'Checking who you are and whether you qualify, preventing double sign-ups, reviewing, admitting and telling you the result; once admitted, keeping your trainee record and managing your training. Nothing else, and no advertising.',
      ],
    },
    {
      head: ['谁能看到', 'Who sees it'],
      body: [
        '你本人、你所报志愿的专业基地的管理人员和毕业后教育管理部门；由合作单位代为报名的，还有该单位。身份证号和手机号默认遮盖显示，查看完整号码会留下记录。除法律规定外，不向医院以外提供。',
        'You, the administrators of the bases of your choices, and the education office; the partner unit too, where one signs you up. ID card and mobile numbers are shown masked; reading a full number leaves a record. Nothing is given outside the hospital unless the law demands it.',
      ],
    },
    {
      head: ['怎样保管', 'How it is kept'],
      body: [
        '身份证号和手机号加密保存。未录取的报名信息按医院规定的期限保存，期满由毕业后教育管理部门删除；已入培的转入学员档案。',
        'ID card and mobile numbers are stored encrypted. Sign-ups that were not admitted are kept for the period the hospital has set, then deleted by the education office; those enrolled become part of the trainee record.',
      ],
    },
    {
      head: ['你的权利', 'Your rights'],
      body: [
        '你可以查看、更正自己的报名信息，在入培前撤回报名，也可以联系毕业后教育管理部门要求复制、删除信息或撤回同意。不同意或撤回同意将无法继续报名，不影响撤回前已进行的处理。',
        'You can see and correct your sign-up, withdraw it before you are enrolled, and ask the education office for a copy, for deletion, or to take back this consent. Without consent the sign-up cannot continue; what was done before you took it back remains lawful.',
      ],
    },
  ],
})
