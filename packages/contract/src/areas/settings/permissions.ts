import type { Permission } from '../../kernel/index.ts'

/** Permission codes of the area, in the published spelling. */
export const settingsPermissions = {
  typeList: 'sys:dict_type:list',
  typeAdd: 'sys:dict_type:add',
  typeEdit: 'sys:dict_type:edit',
  typeDelete: 'sys:dict_type:delete',
  itemList: 'sys:dict:list',
  itemAdd: 'sys:dict:add',
  itemEdit: 'sys:dict:edit',
  itemDelete: 'sys:dict:delete',
} as const satisfies Record<string, Permission>
