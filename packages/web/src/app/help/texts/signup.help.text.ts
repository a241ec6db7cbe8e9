import { helpBook } from '../help-book.ts'

export const signupHelp = helpBook({
  'sign/basic': {
    about: [
      '报名的第一步：身份、联系方式和照片。填写时自动保存，右上显示保存时间。',
      'The first step of an application: identity, contact, photo. It saves itself; the time is shown above.',
    ],
    acts: [
      ['选择学员身份，不同身份要填的内容不同', 'Choose your trainee kind: what is asked depends on it'],
      ['上传证件照，可以裁剪', 'Upload and crop the photo'],
      ['换一台设备登录后继续填写', 'Go on from another device'],
    ],
    next: [
      '全部填好后提交，由第一志愿的专业基地审核，再由毕后办审核。',
      'When all is filled in, submit it: the base of your first choice reviews it, then the office.',
    ],
    asks: [
      [
        ['没有网络怎么办？', 'No network?'],
        ['已填的内容加密存在本机，联网后自动保存。', 'What you typed is kept encrypted on the device and saved later.'],
      ],
      [
        ['提交后还能改吗？', 'Can it be changed afterwards?'],
        [
          '审核中不能改；被退回时只能改指出的部分。可以先撤回。',
          'Not while it is reviewed; if it is returned, the named parts. You may withdraw it.',
        ],
      ],
    ],
  },
  'sign/train': {
    about: ['按先后填报志愿，最多四个。', 'Your choices in order, four at most.'],
    acts: [
      ['选择招生专业，调整先后', 'Choose offers and order them'],
      ['查看条件；不符合的会提示，但不阻止填报', 'See the conditions; an unmet one is pointed out and does not stop you'],
      ['选择是否服从调剂', 'Say whether you accept another place'],
    ],
    next: ['审核时按每个志愿判断是否符合条件。', 'Each choice is judged by its conditions in the review.'],
  },
  'sign/academic': {
    about: ['各级学历和学位，从低到高填写。', 'Education and degrees, lowest first.'],
    acts: [
      ['填写学校、专业、起止日期', 'Give school, major and days'],
      ['上传毕业证、学位证', 'Upload diplomas'],
      ['单独清空某一级', 'Clear a single level'],
    ],
    asks: [
      [
        ['学校找不到？', 'The school is not listed?'],
        ['可以直接填写校名。', 'Type its name.'],
      ],
    ],
  },
  'sign/foreign': {
    about: ['外语水平和各类证书。', 'Languages and certificates.'],
    acts: [
      ['添加证书并上传扫描件', 'Add a certificate with its scan'],
      ['修改或删除一条', 'Change or delete one'],
    ],
    asks: [
      [
        ['哪些证书必填？', 'Which are needed?'],
        ['看左侧缺项清单；招生专业要求的证书至少一种。', 'See the list of what is missing; of those an offer names, one is enough.'],
      ],
    ],
  },
  'sign/work': {
    about: ['工作、培训、科研和获奖经历。', 'Work, training, research and awards.'],
    acts: [
      ['添加经历，起止日期不能重叠', 'Add entries; days may not overlap'],
      ['没有经历的可以跳过不要求的部分', 'Leave out what is not asked for'],
    ],
    next: ['缺项清单为空时可以提交报名。', 'Once nothing is missing the application can be submitted.'],
  },
  'sign/cooperation/apply/student': {
    about: ['合作单位为本单位人员报名的名单和进度。', 'The people your unit applies for, and how far they are.'],
    acts: [
      ['逐个添加，或用表格导入', 'Add one by one or by sheet'],
      ['打开一人继续填写并提交', 'Open one, fill in and submit'],
      ['查看审核结果和录取情况', 'See reviews and places'],
    ],
    next: ['提交后由专业基地和毕后办审核；录取后由本人确认。', 'Base and office review; a place is confirmed by the person.'],
    asks: [
      [
        ['导入前要准备什么？', 'What is needed before an import?'],
        ['下载模板；每人都要先取得本人同意。', 'The template, and the consent of each person.'],
      ],
      [
        ['本人怎么登录？', 'How do they log in?'],
        ['用登记的手机号收短信验证码登录。', 'By SMS code to the mobile you gave.'],
      ],
    ],
  },
  'sign/cooperation/person': {
    about: ['为本单位的一名人员填写报名。', 'The application of one person of your unit.'],
    acts: [
      ['分步填写，自动保存', 'Fill in step by step; it saves itself'],
      ['上传照片和证明', 'Upload photo and proofs'],
      ['填完后提交', 'Submit'],
    ],
    asks: [
      [
        ['接受录取能代办吗？', 'May we accept a place?'],
        ['不能，接受或放弃、准考证和成绩由本人办理和查看。', 'No: accepting, tickets and scores are the person’s own.'],
      ],
    ],
  },
  'sign/cooperation/register': {
    about: ['合作单位首次使用时注册。', 'Registration of a partner unit.'],
    acts: [
      ['填写单位名称、统一社会信用代码', 'Give name and unified social credit code'],
      ['用手机号和短信验证码确认', 'Confirm with mobile and SMS code'],
    ],
    next: [
      '毕后办审核后短信通知；未通过可以修改后再次申请。',
      'The office decides and tells you; after a refusal you may correct and ask again.',
    ],
  },
  'sign/cooperation/tasks': {
    about: ['本单位导入名单等后台任务的进度和结果。', 'Background tasks of your unit, such as imports.'],
    acts: [
      ['查看进度', 'Follow the progress'],
      ['下载结果，失败的行标红并写明原因', 'Download results; wrong rows are red with the reason'],
    ],
  },
  'recruit/student/registration': {
    about: ['报名审核：等待你审核的排在最前。', 'Review of applications; those that wait for you come first.'],
    acts: [
      ['左看报名、右看证明，逐个审核', 'Application at the left, proofs at the right'],
      ['退回时指出要改的部分和原因', 'Return with the parts to correct and why'],
      ['勾选多人一起通过或退回', 'Pass or return many at once'],
      ['对每个志愿判断是否符合条件', 'Judge each choice'],
    ],
    next: ['基地通过后由毕后办审核，再安排考试。', 'After the base the office reviews, then the exam is arranged.'],
    asks: [
      [
        ['按错了怎么办？', 'A wrong click?'],
        ['十秒内可以撤销，通知还没有发出。', 'Undo it within ten seconds; no notice has gone out.'],
      ],
      [
        ['怎样看完整证件号？', 'Where are whole numbers?'],
        ['打开报名后点查看，每次查看都会记录。', 'In the opened application; every look is recorded.'],
      ],
    ],
  },
  'recruit/student/identity': {
    about: ['报名人的身份信息一栏，范围与报名审核相同。', 'Who the applicants are, in the scope of the review.'],
    acts: [
      ['按身份、批次筛选', 'Filter by kind and intake'],
      ['打开报名的身份部分', 'Open that part of the application'],
      ['导出（证件号不完整）', 'Export (numbers masked)'],
    ],
  },
  'recruit/student/education': {
    about: ['报名人的最高学历、学校和专业。', 'Highest education, school and major of applicants.'],
    acts: [
      ['按学历筛选', 'Filter by education'],
      ['打开报名的教育部分', 'Open that part of the application'],
      ['导出', 'Export'],
    ],
  },
  'recruit/student/examination': {
    about: ['已安排考试的报名人：场次、时间和准考证号。', 'Applicants with a seat in an exam: session, time, ticket.'],
    acts: [
      ['按场次查找', 'Find by session'],
      ['成绩公布后查看分数', 'See points once released'],
      ['导出', 'Export'],
    ],
  },
  'recruit/partner/index': {
    about: ['合作单位的注册申请和名单。', 'Partner units and those that ask to be one.'],
    acts: [
      ['核对名称和信用代码，通过或不通过', 'Check name and code, approve or refuse'],
      ['查看单位的报名人数', 'See how many people a unit has'],
    ],
    next: ['通过后单位即可登录，为本单位人员报名。', 'An approved unit logs in and applies for its people.'],
  },
})
