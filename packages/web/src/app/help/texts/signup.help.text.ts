import { helpBook } from '../help-book.ts'

export const signupHelp = helpBook({
  'sign/basic': {
    about: [
      '报名的第一步：身份、联系方式和照片。填写时自动保存，右上显示保存时间。',
      'The first step of sign-up: identity, contact details and photo. It is saved automatically; the time is shown at the top right.',
    ],
    acts: [
      ['选择学员身份，不同身份要填的内容不同', 'Choose your trainee kind; what you must fill in depends on it'],
      ['上传证件照，可以裁剪', 'Upload a photo and crop it'],
      ['换一台设备登录后继续填写', 'Log in on another device and continue'],
    ],
    next: [
      '全部填好后提交，由第一志愿的专业基地审核，再由毕后办审核。',
      'Submit once everything is filled in; the base of your first choice reviews it, then the education office.',
    ],
    asks: [
      [
        ['没有网络怎么办？', 'What if I am offline?'],
        [
          '已填的内容加密存在本机，联网后自动保存。',
          'What you entered is kept encrypted on the device and saved automatically once you are online.',
        ],
      ],
      [
        ['提交后还能改吗？', 'Can I change it after submitting?'],
        [
          '审核中不能改；被退回时只能改指出的部分。可以先撤回。',
          'Not during review; if it is returned, only the parts named. You can withdraw it first.',
        ],
      ],
    ],
  },
  'sign/train': {
    about: ['按先后填报志愿，最多四个。', 'Your choices in order of preference, at most four.'],
    acts: [
      ['选择招生专业，调整先后', 'Choose majors and order them'],
      ['查看条件；不符合的会提示，但不阻止填报', 'See the conditions; unmet ones are pointed out but do not stop you'],
      ['选择是否服从调剂', 'Choose whether you accept adjustment'],
    ],
    next: ['审核时按每个志愿判断是否符合条件。', 'In review, eligibility is decided for each choice.'],
  },
  'sign/academic': {
    about: ['各级学历和学位，从低到高填写。', 'Education and degrees, from lowest to highest.'],
    acts: [
      ['填写学校、专业、起止日期', 'Enter school, major and dates'],
      ['上传毕业证、学位证', 'Upload diplomas'],
      ['单独清空某一级', 'Clear a single level'],
    ],
    asks: [
      [
        ['学校找不到？', 'What if my school is not listed?'],
        ['可以直接填写校名。', 'You can type its name.'],
      ],
    ],
  },
  'sign/foreign': {
    about: ['外语水平和各类证书。', 'Languages and certificates.'],
    acts: [
      ['添加证书并上传扫描件', 'Add a certificate with its scan'],
      ['修改或删除一条', 'Edit or delete an entry'],
    ],
    asks: [
      [
        ['哪些证书必填？', 'Which certificates are required?'],
        [
          '看左侧缺项清单；招生专业要求的证书至少一种。',
          'See the list of missing content on the left; of the certificates a major requires, at least one.',
        ],
      ],
    ],
  },
  'sign/work': {
    about: ['工作、培训、科研和获奖经历。', 'Work, training, research and awards.'],
    acts: [
      ['添加经历，起止日期不能重叠', 'Add entries; dates must not overlap'],
      ['没有经历的可以跳过不要求的部分', 'Skip parts that are not required'],
    ],
    next: ['缺项清单为空时可以提交报名。', 'Once nothing is missing, you can submit the sign-up.'],
  },
  'sign/cooperation/apply/student': {
    about: ['合作单位为本单位人员报名的名单和进度。', 'The people your unit signs up, and their progress.'],
    acts: [
      ['逐个添加，或用表格导入', 'Add one by one or by sheet'],
      ['打开一人继续填写并提交', 'Open one, fill in and submit'],
      ['查看审核结果和录取情况', 'See review results and admissions'],
    ],
    next: [
      '提交后由专业基地和毕后办审核；录取后由本人确认。',
      'Base and education office review; an admitted person must confirm in person.',
    ],
    asks: [
      [
        ['导入前要准备什么？', 'What is needed before an import?'],
        ['下载模板；每人都要先取得本人同意。', 'Download the template, and obtain each person’s consent first.'],
      ],
      [
        ['本人怎么登录？', 'How do they log in?'],
        ['用登记的手机号收短信验证码登录。', 'By SMS code to the registered mobile number.'],
      ],
    ],
  },
  'sign/cooperation/person': {
    about: ['为本单位的一名人员填写报名。', 'Fill in the sign-up of one person of your unit.'],
    acts: [
      ['分步填写，自动保存', 'Fill in step by step; saved automatically'],
      ['上传照片和证明', 'Upload photo and proofs'],
      ['填完后提交', 'Submit'],
    ],
    asks: [
      [
        ['接受录取能代办吗？', 'Can we accept a place on the person’s behalf?'],
        [
          '不能，接受或放弃、准考证和成绩由本人办理和查看。',
          'No; accepting or declining, admission tickets and scores are for the person only.',
        ],
      ],
    ],
  },
  'sign/cooperation/register': {
    about: ['合作单位首次使用时注册。', 'Register a partner unit before first use.'],
    acts: [
      ['填写单位名称、统一社会信用代码', 'Enter unit name and unified social credit code'],
      ['用手机号和短信验证码确认', 'Confirm with mobile and SMS code'],
    ],
    next: [
      '毕后办审核后短信通知；未通过可以修改后再次申请。',
      'The education office reviews and notifies you by SMS; if rejected, you can correct it and apply again.',
    ],
  },
  'sign/cooperation/tasks': {
    about: ['本单位导入名单等后台任务的进度和结果。', 'Progress and results of your unit’s background tasks, such as imports.'],
    acts: [
      ['查看进度', 'Follow the progress'],
      ['下载结果，失败的行标红并写明原因', 'Download results; failed rows are marked red with the reason'],
    ],
  },
  'recruit/student/registration': {
    about: ['报名审核：等待你审核的排在最前。', 'Sign-up review; those waiting for you come first.'],
    acts: [
      ['左看报名、右看证明，逐个审核', 'Review one by one, sign-up on the left, proofs on the right'],
      ['退回时指出要改的部分和原因', 'Return with the parts to correct and the reasons'],
      ['勾选多人一起通过或退回', 'Pass or return many at once'],
      ['对每个志愿判断是否符合条件', 'Decide eligibility for each choice'],
    ],
    next: ['基地通过后由毕后办审核，再安排考试。', 'After the base, the education office reviews; then the exam is arranged.'],
    asks: [
      [
        ['按错了怎么办？', 'What if I click the wrong button?'],
        ['十秒内可以撤销，通知还没有发出。', 'You can undo within ten seconds; no notice has been sent by then.'],
      ],
      [
        ['怎样看完整证件号？', 'How do I see full ID numbers?'],
        ['打开报名后点查看，每次查看都会记录。', 'Open the sign-up and press “Show full numbers”; each viewing is recorded.'],
      ],
    ],
  },
  'recruit/student/identity': {
    about: ['报名人的身份信息一栏，范围与报名审核相同。', 'Identity information of applicants, for the same people as in sign-up review.'],
    acts: [
      ['按身份、批次筛选', 'Filter by trainee kind and intake'],
      ['打开报名的身份部分', 'Open that part of the sign-up'],
      ['导出（证件号不完整）', 'Export (numbers masked)'],
    ],
  },
  'recruit/student/education': {
    about: ['报名人的最高学历、学校和专业。', 'Highest education, school and major of applicants.'],
    acts: [
      ['按学历筛选', 'Filter by education'],
      ['打开报名的教育部分', 'Open that part of the sign-up'],
      ['导出', 'Export'],
    ],
  },
  'recruit/student/examination': {
    about: ['已安排考试的报名人：场次、时间和准考证号。', 'Applicants with an exam seat: session, time and ticket number.'],
    acts: [
      ['按场次查找', 'Find by session'],
      ['成绩公布后查看分数', 'See scores once released'],
      ['导出', 'Export'],
    ],
  },
  'recruit/partner/index': {
    about: ['合作单位的注册申请和名单。', 'Partner units and their applications to register.'],
    acts: [
      ['核对名称和信用代码，通过或不通过', 'Check name and credit code, approve or reject'],
      ['查看单位的报名人数', 'See how many people a unit has signed up'],
    ],
    next: ['通过后单位即可登录，为本单位人员报名。', 'Once approved, the unit can log in and sign up its people.'],
  },
})
