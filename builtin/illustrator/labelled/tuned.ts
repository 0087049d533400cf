import { wishesIn } from './labelled-wish.ts';

/** The words were written with these in view. */
export const tunedWishes = wishesIn(`
A cozy primary bedroom with morning light and a made bed | Denver, CO | bedroom | mountains
Spa-like bathroom with a freestanding tub | Scottsdale, AZ | bathroom | desert
Bright white kitchen with a large island and pendant lights | Frisco, TX | kitchen | plains
Home office with a desk by the window | Raleigh, NC | home-office | forest
Backyard patio at dusk with string lights and a fire pit | Boise, ID | patio | hills mountains
Golden retriever puppy on the front porch of a new home | Nashville, TN | front-door porch | forest
Sold! Sold sign in front of a ranch home | Tulsa, OK | ranch | plains
Keys being handed over on the front doorstep | Key West, FL | doorstep | tropics
Thanksgiving table set for dinner | Burlington, VT | thanksgiving-table | hills | autumn
Snowy porch with wreath and Christmas lights | Park City, UT | front-door porch | mountains | winter
Adobe home at sunset | Santa Fe, NM | adobe | desert
Victorian painted ladies on a hill | San Francisco, CA | victorian | city
Brownstone stoop in fall | Brooklyn, NY | brownstone | city | autumn
Saturday farmers market with fresh produce | Madison, WI | market-street | forest
Hiking trail through the foothills | Salt Lake City, UT | trail | mountains
Moving truck in the driveway | Columbus, OH | craftsman colonial ranch | city
Swimming pool with loungers and palm trees | Naples, FL | pool | tropics
Laptop and coffee on a table, planning the home search | Seattle, WA | laptop | city
Aerial view of a suburban neighborhood | Frisco, TX | aerial | plains
Mobile home community with flower beds | Lakeland, FL | mobile-home | plains
`);
