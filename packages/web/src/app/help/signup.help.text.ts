import { helpBook } from './help-book.ts'

export const signupHelp = helpBook(
  {
    'sign/basic': {
      about: '报名的第一步：身份、联系方式和照片。填写时自动保存，右上显示保存时间。',
      acts: ['选择学员身份，不同身份要填的内容不同', '上传证件照，可以裁剪', '换一台设备登录后继续填写'],
      next: '全部填好后提交，由第一志愿的专业基地审核，再由毕后办审核。',
      asks: [
        ['没有网络怎么办？', '已填的内容加密存在本机，联网后自动保存。'],
        ['提交后还能改吗？', '审核中不能改；被退回时只能改指出的部分。可以先撤回。'],
      ],
    },
    'sign/train': {
      about: '按先后填报志愿，最多四个。',
      acts: ['选择招生专业，调整先后', '查看条件；不符合的会提示，但不阻止填报', '选择是否服从调剂'],
      next: '审核时按每个志愿判断是否符合条件。',
    },
    'sign/academic': {
      about: '各级学历和学位，从低到高填写。',
      acts: ['填写学校、专业、起止日期', '上传毕业证、学位证', '单独清空某一级'],
      asks: [['学校找不到？', '可以直接填写校名。']],
    },
    'sign/foreign': {
      about: '外语水平和各类证书。',
      acts: ['添加证书并上传扫描件', '修改或删除一条'],
      asks: [['哪些证书必填？', '看左侧缺项清单；招生专业要求的证书至少一种。']],
    },
    'sign/work': {
      about: '工作、培训、科研和获奖经历。',
      acts: ['添加经历，起止日期不能重叠', '没有经历的可以跳过不要求的部分'],
      next: '缺项清单为空时可以提交报名。',
    },
    'sign/cooperation/apply/student': {
      about: '合作单位为本单位人员报名的名单和进度。',
      acts: ['逐个添加，或用表格导入', '打开一人继续填写并提交', '查看审核结果和录取情况'],
      next: '提交后由专业基地和毕后办审核；录取后由本人确认。',
      asks: [
        ['导入前要准备什么？', '下载模板；每人都要先取得本人同意。'],
        ['本人怎么登录？', '用登记的手机号收短信验证码登录。'],
      ],
    },
    'sign/cooperation/person': {
      about: '为本单位的一名人员填写报名。',
      acts: ['分步填写，自动保存', '上传照片和证明', '填完后提交'],
      asks: [['接受录取能代办吗？', '不能，接受或放弃、准考证和成绩由本人办理和查看。']],
    },
    'sign/cooperation/register': {
      about: '合作单位首次使用时注册。',
      acts: ['填写单位名称、统一社会信用代码', '用手机号和短信验证码确认'],
      next: '毕后办审核后短信通知；未通过可以修改后再次申请。',
    },
    'sign/cooperation/tasks': {
      about: '本单位导入名单等后台任务的进度和结果。',
      acts: ['查看进度', '下载结果，失败的行标红并写明原因'],
    },
    'recruit/student/registration': {
      about: '报名审核：等待你审核的排在最前。',
      acts: ['左看报名、右看证明，逐个审核', '退回时指出要改的部分和原因', '勾选多人一起通过或退回', '对每个志愿判断是否符合条件'],
      next: '基地通过后由毕后办审核，再安排考试。',
      asks: [
        ['按错了怎么办？', '十秒内可以撤销，通知还没有发出。'],
        ['怎样看完整证件号？', '打开报名后点查看，每次查看都会记录。'],
      ],
    },
    'recruit/student/identity': {
      about: '报名人的身份信息一栏，范围与报名审核相同。',
      acts: ['按身份、批次筛选', '打开报名的身份部分', '导出（证件号不完整）'],
    },
    'recruit/student/education': {
      about: '报名人的最高学历、学校和专业。',
      acts: ['按学历筛选', '打开报名的教育部分', '导出'],
    },
    'recruit/student/examination': {
      about: '已安排考试的报名人：场次、时间和准考证号。',
      acts: ['按场次查找', '成绩公布后查看分数', '导出'],
    },
    'recruit/partner/index': {
      about: '合作单位的注册申请和名单。',
      acts: ['核对名称和信用代码，通过或不通过', '查看单位的报名人数'],
      next: '通过后单位即可登录，为本单位人员报名。',
    },
  },
  {
    'sign/basic': {
      about: 'The first step of an application: identity, contact, photo. It saves itself; the time is shown above.',
      acts: ['Choose your trainee kind: what is asked depends on it', 'Upload and crop the photo', 'Go on from another device'],
      next: 'When all is filled in, submit it: the base of your first choice reviews it, then the office.',
      asks: [
        ['No network?', 'What you typed is kept encrypted on the device and saved later.'],
        ['Can it be changed afterwards?', 'Not while it is reviewed; if it is returned, the named parts. You may withdraw it.'],
      ],
    },
    'sign/train': {
      about: 'Your choices in order, four at most.',
      acts: [
        'Choose offers and order them',
        'See the conditions; an unmet one is pointed out and does not stop you',
        'Say whether you accept another place',
      ],
      next: 'Each choice is judged by its conditions in the review.',
    },
    'sign/academic': {
      about: 'Education and degrees, lowest first.',
      acts: ['Give school, major and days', 'Upload diplomas', 'Clear a single level'],
      asks: [['The school is not listed?', 'Type its name.']],
    },
    'sign/foreign': {
      about: 'Languages and certificates.',
      acts: ['Add a certificate with its scan', 'Change or delete one'],
      asks: [['Which are needed?', 'See the list of what is missing; of those an offer names, one is enough.']],
    },
    'sign/work': {
      about: 'Work, training, research and awards.',
      acts: ['Add entries; days may not overlap', 'Leave out what is not asked for'],
      next: 'Once nothing is missing the application can be submitted.',
    },
    'sign/cooperation/apply/student': {
      about: 'The people your unit applies for, and how far they are.',
      acts: ['Add one by one or by sheet', 'Open one, fill in and submit', 'See reviews and places'],
      next: 'Base and office review; a place is confirmed by the person.',
      asks: [
        ['What is needed before an import?', 'The template, and the consent of each person.'],
        ['How do they log in?', 'By SMS code to the mobile you gave.'],
      ],
    },
    'sign/cooperation/person': {
      about: 'The application of one person of your unit.',
      acts: ['Fill in step by step; it saves itself', 'Upload photo and proofs', 'Submit'],
      asks: [['May we accept a place?', 'No: accepting, tickets and scores are the person’s own.']],
    },
    'sign/cooperation/register': {
      about: 'Registration of a partner unit.',
      acts: ['Give name and unified social credit code', 'Confirm with mobile and SMS code'],
      next: 'The office decides and tells you; after a refusal you may correct and ask again.',
    },
    'sign/cooperation/tasks': {
      about: 'Background tasks of your unit, such as imports.',
      acts: ['Follow the progress', 'Download results; wrong rows are red with the reason'],
    },
    'recruit/student/registration': {
      about: 'Review of applications; those that wait for you come first.',
      acts: [
        'Application at the left, proofs at the right',
        'Return with the parts to correct and why',
        'Pass or return many at once',
        'Judge each choice',
      ],
      next: 'After the base the office reviews, then the exam is arranged.',
      asks: [
        ['A wrong click?', 'Undo it within ten seconds; no notice has gone out.'],
        ['Where are whole numbers?', 'In the opened application; every look is recorded.'],
      ],
    },
    'recruit/student/identity': {
      about: 'Who the applicants are, in the scope of the review.',
      acts: ['Filter by kind and intake', 'Open that part of the application', 'Export (numbers masked)'],
    },
    'recruit/student/education': {
      about: 'Highest education, school and major of applicants.',
      acts: ['Filter by education', 'Open that part of the application', 'Export'],
    },
    'recruit/student/examination': {
      about: 'Applicants with a seat in an exam: session, time, ticket.',
      acts: ['Find by session', 'See points once released', 'Export'],
    },
    'recruit/partner/index': {
      about: 'Partner units and those that ask to be one.',
      acts: ['Check name and code, approve or refuse', 'See how many people a unit has'],
      next: 'An approved unit logs in and applies for its people.',
    },
  },
)
