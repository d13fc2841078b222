import { useRef, useState } from 'react';
import { listOf } from '../../../schema/rules/choices.ts';
import { applicationStages } from '../../../schema/rules/job/choices.ts';
import { setApplicationStatus } from '../../actions/applicationStage.ts';
import { useAction } from '../../actions/useAction.ts';
import type { ApplicationStatus } from '../../generated/graphql.ts';
import { onDemand } from '../../ui/onDemand.tsx';
import { holdStage, inTurn, releaseStage, useHeldStage, type Decision, type Stage } from './heldStages.ts';

const StageDialog = onDemand(() => import('./StageDialog.tsx'), 'StageDialog');

const stages = listOf(applicationStages);

interface Props {
  id: string;
  name: string;
  status: ApplicationStatus;
}

/** Chooses the stage of an applicant. 'Offer' and 'Declined' ask first; the others are sent when their notice has gone. */
export function StageSelect({ id, name, status }: Props) {
  const [move] = useAction(setApplicationStatus);
  const held = useHeldStage(id);
  const [asked, setAsked] = useState<Decision>('OFFER');
  const [isAsking, setAsking] = useState(false);
  /** The unsent stage before the question: Cancel restores it, a sent decision replaces it. */
  const stageBefore = useRef<Stage>(undefined);
  const send = (stage: Stage) => inTurn(id, () => move({ input: { applicationId: id, status: stage } }));
  const hold = (stage: Stage) => holdStage(id, name, stage, () => send(stage));
  const choose = (stage: Stage) => {
    if (stage === 'OFFER' || stage === 'DECLINED') {
      stageBefore.current = releaseStage(id);
      setAsked(stage);
      setAsking(true);
    } else if (stage === status) releaseStage(id);
    else hold(stage);
  };
  return (
    <>
      <label className="flex items-center gap-2 text-sm text-muted">
        Stage
        <select
          className="input select w-36"
          aria-label={`Stage of ${name}`}
          value={isAsking ? asked : (held ?? status)}
          onPointerEnter={StageDialog.preload}
          onFocus={StageDialog.preload}
          onChange={({ target }) => choose(target.value as Stage)}
        >
          {stages.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <StageDialog
        name={name}
        stage={asked}
        open={isAsking}
        onClose={() => {
          setAsking(false);
          if (stageBefore.current) hold(stageBefore.current);
          stageBefore.current = undefined;
        }}
        onConfirm={async () => {
          const done = await send(asked);
          if (done) stageBefore.current = undefined;
          return done;
        }}
      />
    </>
  );
}
