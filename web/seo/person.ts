import { graphql } from '../generated/gql.ts';
import { paths } from '../paths.ts';
import { isWebAddress } from '../ui/webAddress.ts';
import { address, readThing, type ThingSource, type Thing } from './thing.ts';

// The query ProfileScreen and its fragments select these fields. Without one of them the page has no structured data.
const fragment = graphql(/* GraphQL */ `
  fragment SharedProfile on Person {
    id
    profile {
      id
      name
      title
      about
      avatarUrl
      location
      website
      skills
    }
  }
`);

export function person({ cache, id, at }: ThingSource): Thing | null {
  const profile = readThing(cache, fragment, `Person:${id}`)?.profile;
  if (!profile) return null;
  return {
    '@type': 'Person',
    name: profile.name,
    jobTitle: profile.title,
    ...(profile.about && { description: profile.about }),
    url: at(paths.profile(id)),
    ...(profile.avatarUrl && { image: at(profile.avatarUrl) }),
    ...(profile.website && isWebAddress(profile.website) && { sameAs: profile.website }),
    address: address(profile.location),
    ...(profile.skills.length > 0 && { knowsAbout: profile.skills }),
  };
}
