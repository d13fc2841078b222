import { useQuery } from '@apollo/client/react';
import { ownClient } from '../../actions/ownClient.ts';
import { LoadError } from '../../ui/LoadError.tsx';

/** Loads the viewer's record as a client, which a new project shows. It renders nothing unless that fails. */
export function OwnClient() {
  const { error, loading, refetch } = useQuery(ownClient);
  return (
    error && (
      <div className="sm:col-span-2">
        <LoadError
          dataName="your client record"
          error={error}
          retrying={loading}
          onRetry={() => void refetch()}
        />
      </div>
    )
  );
}
