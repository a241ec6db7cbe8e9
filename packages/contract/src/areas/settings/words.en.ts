import type { SameWords } from '../../kernel/index.ts'
import type { settingsZh } from './words.zh-CN.ts'

export const settingsEn = {
  area: 'Settings',
  fields: {
    name: 'Name',
    nameEn: 'English name',
    code: 'Dictionary code',
    typeCode: 'Dictionary code',
    value: 'Value',
    colour: 'Colour',
    status: 'Status',
    sort: 'Order',
    remark: 'Remark',
    keywords: 'Keywords',
    isBuiltIn: 'Built in',
    school: 'School',
    city: 'Place',
    level: 'Level',
  },
  auditActions: {
    'settings.dictType.create': 'Dictionary added',
    'settings.dictType.update': 'Dictionary changed',
    'settings.dictType.delete': 'Dictionary deleted',
    'settings.dictItem.create': 'Dictionary item added',
    'settings.dictItem.update': 'Dictionary item changed',
    'settings.dictItem.delete': 'Dictionary item deleted',
  },
  menus: { 'system.dict': 'Dictionaries' },
  permissions: {
    'sys:dict_type:list': 'See dictionaries',
    'sys:dict_type:add': 'Add dictionaries',
    'sys:dict_type:edit': 'Edit dictionaries',
    'sys:dict_type:delete': 'Delete dictionaries',
    'sys:dict:list': 'See dictionary items',
    'sys:dict:add': 'Add dictionary items',
    'sys:dict:edit': 'Edit dictionary items',
    'sys:dict:delete': 'Delete dictionary items',
  },
  errors: {
    typeCodeTaken: 'This dictionary code exists already',
    typeUnknown: 'There is no dictionary of this code',
    valueTaken: 'This dictionary has an item of this value already',
    builtInKept: 'A built-in dictionary or item cannot be deleted; it can be disabled',
    builtInCode: 'The code of a built-in dictionary cannot be changed',
    builtInValue: 'The value of a built-in item and its dictionary cannot be changed',
  },
  issues: {
    'typeCode.wrong': 'begins with a letter; letters, digits, underscores and hyphens only',
    'colour.wrong': 'must be a six-digit hex colour such as #FF0000',
  },
} as const satisfies SameWords<typeof settingsZh>
