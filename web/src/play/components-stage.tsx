import { Dialog } from '@spanish-main/ui'
import { Suspense } from 'react'
import { Guard } from '../guard.tsx'
import { useTableContext } from './context.ts'

/** The browser of all components over the table, with what the seat sees of them. */
export function ComponentsStage({ onClose }: { onClose: () => void }) {
  const { kit, props } = useTableContext()
  const { table, act, say, name } = props
  const { Components } = kit.board ?? {}
  if (Components === undefined) return undefined
  // The rules open beside the table, which this window covers.
  const openRule = (id: string) => {
    onClose()
    act.openRule(id)
  }
  return (
    <Dialog title={say('tool.components')} onClose={onClose} closeLabel={say('act.understood')}>
      <div className="dialog-body">
        <Guard instead={undefined}>
          <Suspense fallback={<p aria-busy="true">{say('loading')}</p>}>
            <Components say={say} name={name} openRule={openRule} table={table} />
          </Suspense>
        </Guard>
      </div>
    </Dialog>
  )
}
