import { book } from '../../../platform/texts/book.ts'

export const offerText = book({
  title: ['招生专业', 'Offers'],
  lead: [
    '共 {total} 个招生专业，按公布的顺序排列；调剂时也按这个顺序',
    '{total} {total:offer|offers} in published order; adjustment follows the same order',
  ],
  empty: ['这个批次还没有招生专业，逐个新增或用表格导入', 'This intake has no offers yet: add them one by one or import a sheet'],
  add: ['新增招生专业', 'Add offer'],
  editTitle: ['修改招生专业', 'Edit offer'],
  order: ['调整顺序', 'Reorder'],
  orderTitle: ['调整“{intake}”的公布顺序', 'Published order of “{intake}”'],
  search: ['专业、基地或培训单位', 'Major, base or training unit'],
  place: ['顺序', 'Position'],
  seatsHeld: ['{seats} 个', '{seats}'],
  held: ['已占 {held}', '{held} taken'],
  conditions: ['报考条件', 'Conditions'],
  noConditions: ['不限', 'None'],
  choices: ['选报', 'Chosen'],
  split: { one: ['合在一起', 'One pool'], kinds: ['按学员身份分开', 'Split by kind'] },
  splitLabel: ['名额分法', 'How seats are split'],
  splitHelp: ['分开后，各身份在自己的名额内排序录取', 'If split, each kind is ranked and admitted within its own seats'],
  seatsOf: ['{kind}名额', 'Seats for {kind}'],
  noneSeats: ['至少填写一种身份的名额', 'Enter seats for at least one kind'],
  maxAgeHelp: ['周岁，不填则不限', 'In years; if empty, any'],
  certificatesHelp: [
    '持有其中之一即可，不选则不限；在字典“资格证书”中维护',
    'Any one of them is enough; if none is chosen, none is required. Maintained in the dictionary “Certificate”',
  ],
  kindsHelp: ['不选则为批次招收的全部身份', 'If none is ticked, every kind the intake takes'],
  termsFixed: [
    '已有人选报或报名已截止，只能调整名额。',
    'Applicants have chosen this offer, or sign-up has ended: only the seats can be changed.',
  ],
  splitFixed: [
    '已有人占用名额或报名已截止，名额的分法不能再改。',
    'Seats are taken, or sign-up has ended: how seats are split can no longer be changed.',
  ],
  removeQuestion: ['删除招生专业“{name}”？', 'Delete the offer “{name}”?'],
  removeNote: [
    '有人选报过的不能删除，可以把名额改为 0。',
    'An offer that applicants have chosen cannot be deleted; set its seats to 0 instead.',
  ],
})
