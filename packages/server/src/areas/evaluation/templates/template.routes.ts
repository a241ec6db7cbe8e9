import * as template from '@residency/contract/areas/evaluation/templates/template.contract'
import { templateWords } from '@residency/contract/areas/evaluation/templates/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { getTemplate, listTemplates } from './list-templates.ts'
import { publishTemplate, reviseTemplate } from './publish-template.ts'
import { createTemplate, deleteTemplate, updateTemplate } from './save-template.ts'

export function templateRoutes(binder: Binder) {
  const bind = binder(templateWords)

  bind(template.listTemplates, listTemplates)
  bind(template.getTemplate, getTemplate)
  bind(template.createTemplate, createTemplate)
  bind(template.updateTemplate, updateTemplate)
  bind(template.publishTemplate, publishTemplate)
  bind(template.reviseTemplate, reviseTemplate)
  bind(template.deleteTemplate, deleteTemplate)
}
